import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { GameEvent, Mistake, Question, View } from "./types";

/** How many questions have been settled; a card that returns is asked again. */
export function settled(view: View): number {
  return view.won.reduce((sum, pile) => sum + pile.length, view.lost.length + view.missed.length);
}

/** How many questions the game has, as far as is known. */
export const total = (view: View): number => settled(view) + view.deck + (view.number === null ? 0 : 1);

/** Which of the settled cards a seat has taken, one after another. */
export function taken(log: LogEvent<GameEvent>[], seat: number | null): boolean[] {
  return log.flatMap(({ event }) => (event.event === "CardSettled" ? [seat !== null && event.seat === seat] : []));
}

/** How many of the latest cards were taken one after another. */
export function streak(cards: boolean[]): number {
  return cards.length - 1 - cards.lastIndexOf(false);
}

export interface Place {
  seat: number;
  place: number;
  score: number;
}

/** The players, best first; equal scores share a place. Whoever only asks has none. */
export function places(view: View): Place[] {
  const asks = view.options.rotation ? null : view.quizmaster;
  const scores = view.points.length ? view.points : view.won.map((pile) => pile.length);
  const better = (score: number): number => scores.filter((other, seat) => seat !== asks && other > score).length;
  const all = scores.map((score, seat) => ({ seat, score, place: better(score) + 1 }));
  return all.filter(({ seat }) => seat !== asks).sort((one, other) => one.place - other.place);
}

/** A card to take along: the last that the seat answered wrong, or else that it didn't take. */
export function toTakeAlong(log: LogEvent<GameEvent>[], seat: number | null): string | null {
  const missed = log.flatMap(({ event }) => (event.event === "CardSettled" && event.seat !== seat ? [event] : []));
  const own = missed.findLast(({ judged }) => judged.some((one) => one.seat === seat));
  return (own ?? missed.at(-1))?.card ?? null;
}

/** The value that the question tells, or that the player has learned by a last wrong answer. */
export function knownValue(question: Question, mistakes: Mistake[]): number | null {
  if (question.show === "value") return Number(question.text);
  const told = mistakes.find(({ off }) => off !== null);
  return told ? Math.round((Number(told.value) - Number(told.off)) * 100) / 100 : null;
}

/** "Acetic acid (AcOH)" */
export const titleOf = ({ name, symbol }: BoxCard): string => (symbol ? `${name} (${symbol})` : name);

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

