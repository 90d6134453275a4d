/** What a teacher has to know about the tables, most urgent first. */
import { dateText } from "../numbers";
import type { DeskTable, RoomInfo, RoomTable, Sitting, Timer } from "../protocol";

/** After how many seconds a table counts as slow. */
export const SLOW_SECONDS = 90;
/** After how many seconds without a connection someone counts as away: a phone needs a moment to open its table. */
export const AWAY_SECONDS = 10;
/** After how many refusals in a row a student counts as stuck. */
export const STUCK_REFUSALS = 3;

export type Flag =
  | { kind: "empty" }
  | { kind: "help"; names: string[]; count: number }
  | { kind: "away"; names: string[]; seconds: number }
  | { kind: "slow"; names: string[]; seconds: number };

export interface Tile {
  table: RoomTable;
  /** The number of the table on the projector, from 1. */
  number: number;
  toMove: number[];
  /** The reader's seat, if they play here. */
  you: number | null;
  /** How long the table has been waiting for a move, in seconds. */
  waiting: number;
  flag: Flag | null;
  /** The seats whose people are away. */
  away: number[];
  /** Whether people who are here hold the game up. */
  isIdle: boolean;
  /** Whether they have been asked for this move. */
  isNudged: boolean;
}

const URGENCY: Record<Flag["kind"], number> = { empty: 4, help: 3, away: 2, slow: 1 };

/** The tiles of a room at a time of the server, in seconds: those that need the teacher first, the finished ones last. */
export function tilesOf({ tables, desk }: RoomInfo, now: number): Tile[] {
  const tiles = tables.map((table, n): Tile => {
    const more = desk?.tables.find(({ code }) => code === table.code);
    const waiting = more && table.status === "playing" ? Math.max(0, now - more.since) : 0;
    const away = more && table.status !== "over" ? table.sittings.filter(({ seat }) => isAway(more, seat, now)).map(({ seat }) => seat) : [];
    const flag = more ? flagOf(table, more, waiting, away) : null;
    return {
      table,
      number: n + 1,
      toMove: more?.to_move ?? [],
      you: more?.you ?? null,
      waiting,
      flag,
      away,
      isIdle: flag?.kind === "slow" || (flag?.kind === "help" && waiting >= SLOW_SECONDS),
      isNudged: more?.nudged ?? false,
    };
  });
  return tiles.sort((a, b) => rank(b) - rank(a) || (a.flag && b.flag ? b.waiting - a.waiting : 0) || a.number - b.number);
}

function rank({ table, flag }: Tile): number {
  if (table.status === "over") return -1;
  return flag ? URGENCY[flag.kind] : 0;
}

function isAway({ away_since }: DeskTable, seat: number, now: number): boolean {
  const since = away_since[seat] ?? null;
  return since !== null && now - since >= AWAY_SECONDS;
}

function flagOf(table: RoomTable, { to_move, refusals, you }: DeskTable, waiting: number, gone: number[]): Flag | null {
  if (table.status !== "playing") return null;
  const people = table.sittings.filter(({ kind, seat }) => kind === "person" && seat !== you);
  if (people.length && people.every(({ seat }) => gone.includes(seat))) return { kind: "empty" };
  const stuck = people.filter(({ seat }) => (refusals[seat] ?? 0) >= STUCK_REFUSALS);
  if (stuck.length) return { kind: "help", names: namesOf(stuck), count: Math.max(...stuck.map(({ seat }) => refusals[seat] ?? 0)) };
  const awaited = people.filter(({ seat, level }) => to_move.includes(seat) && level === null);
  const away = awaited.filter(({ seat }) => gone.includes(seat));
  if (away.length) return { kind: "away", names: namesOf(away), seconds: waiting };
  return awaited.length && waiting >= SLOW_SECONDS ? { kind: "slow", names: namesOf(awaited), seconds: waiting } : null;
}

const namesOf = (sittings: Sitting[]): string[] => sittings.map(({ name }) => name);

/** The codes of the tables where the reader is to move, the one that has waited longest first. */
export function waitingFor({ tables, desk }: RoomInfo): string[] {
  const running = new Set(tables.filter(({ status }) => status === "playing").map(({ code }) => code));
  const waiting = desk?.tables.filter(({ code, you, to_move }) => running.has(code) && you !== null && to_move.includes(you)) ?? [];
  return waiting.sort((a, b) => a.since - b.since).map(({ code }) => code);
}

/** The seconds left on the round timer at a time of the server. */
export const secondsOn = ({ ends, left }: Timer, now: number): number => Math.max(0, ends === null ? (left ?? 0) : ends - now);

/** Seconds as minutes and seconds: 75 is 1:15. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A day in the reader's own style, from seconds since the epoch. */
export function dayText(seconds: number): string {
  return dateText(seconds * 1000, { weekday: "short", day: "numeric", month: "short" });
}
