/**
 * "Match me": bots about as good as the player, so that about half of the games are won.
 *
 * The first bot plays about at random, which newcomers beat half of the time. The level goes up after a win and down
 * after a loss, first in large steps, which get smaller whenever the direction changes. It is stored in this browser, for each game.
 */
import type { GameInfo, NewTable } from "./server";
import { load, store } from "./storage";

export const MATCH = "match";

/** A dial with so many levels has some that are weaker than random moves. */
const LONG_DIAL = 10;

type Direction = -1 | 0 | 1;

export interface Stair {
  /** The place on the dial, from 0. */
  place: number;
  step: number;
  last: Direction;
}

/** The table that was opened last with "match me". */
interface Matched {
  code: string;
  table: NewTable;
  isSettled: boolean;
}

export function firstStair(length: number): Stair {
  return { place: length < LONG_DIAL ? 0 : 1, step: Math.max(1, Math.round(length / 3)), last: 0 };
}

export function nextStair({ place, step, last }: Stair, length: number, direction: Direction): Stair {
  if (!direction) return { place, step, last };
  const turned = last !== 0 && last !== direction;
  const next = turned ? Math.max(1, Math.floor(step / 2)) : step;
  return { place: Math.min(length - 1, Math.max(0, place + direction * next)), step: next, last: direction };
}

export function matchedLevel({ name, levels }: GameInfo): string {
  return levels[stairOf(name, levels.length).place] ?? "";
}

export function rememberMatched(code: string, table: NewTable): void {
  store("match.table", JSON.stringify({ code, table, isSettled: false } satisfies Matched));
}

/** The request for one more game at the level that fits now, after the result has been counted once; null for other tables. */
export function settle(code: string, game: GameInfo, winners: number[], me: number): NewTable | null {
  const matched = read<Matched>("match.table");
  if (matched?.code !== code) return null;
  if (!matched.isSettled) {
    const stair = nextStair(stairOf(game.name, game.levels.length), game.levels.length, directionOf(winners, me));
    store(`match.${game.name}`, JSON.stringify(stair));
    store("match.table", JSON.stringify({ ...matched, isSettled: true }));
  }
  return onceMore(matched.table, matchedLevel(game));
}

/** A shared win moves nothing. */
function directionOf(winners: number[], me: number): Direction {
  if (!winners.includes(me)) return -1;
  return winners.length > 1 ? 0 : 1;
}

/** The bots move on one seat, so that somebody else starts. */
export function onceMore(table: NewTable, level: string): NewTable {
  const seats = table.seats ?? 2;
  return { ...table, bots: (table.bots ?? []).map(({ seat }) => ({ seat: (seat + 1) % seats, level })) };
}

function stairOf(game: string, length: number): Stair {
  const stair = read<Stair>(`match.${game}`);
  return stair && stair.place < length ? stair : firstStair(length);
}

function read<T>(key: string): T | null {
  return JSON.parse(load(key) ?? "null") as T | null;
}
