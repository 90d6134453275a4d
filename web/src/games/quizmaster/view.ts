import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { GameEvent, View } from "./types";

/** How many questions have been settled; a card that returns is asked again. */
export function settled(view: View): number {
  return view.won.reduce((sum, pile) => sum + pile.length, view.lost.length + view.missed.length);
}

/** How many questions the game has, as far as is known. */
export const total = (view: View): number => settled(view) + view.deck + (view.number === null ? 0 : 1);

/** How many of the latest cards a seat has taken one after another. */
export function streak(log: LogEvent<GameEvent>[], seat: number | null): number {
  const takers = log.flatMap(({ event }) => (event.event === "CardSettled" ? [event.seat] : [])).reverse();
  const other = takers.findIndex((taker) => taker !== seat);
  return other < 0 ? takers.length : other;
}

const MOST_SUGGESTIONS = 4;

/** Cards of the kind asked for whose name or symbol contains what was typed; those that begin with it first. */
export function suggestions(cards: Iterable<BoxCard>, kind: string, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const found = [...cards].filter((card) => card.kind === kind).flatMap(({ name, short }) => {
    const place = name.toLowerCase().indexOf(wanted);
    const isShort = short.toLowerCase().startsWith(wanted);
    return place < 0 && !isShort ? [] : [{ name, place: isShort ? 0 : place }];
  });
  return found.sort((one, other) => one.place - other.place).map(({ name }) => name).slice(0, MOST_SUGGESTIONS);
}

/** What was typed, with the opposite sign. */
export const negated = (typed: string): string => (/^\s*[-−]/.test(typed) ? typed.replace(/^\s*[-−]\s*/, "") : `-${typed.trim()}`);

