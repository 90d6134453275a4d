/** The puzzles of the day that were played in this browser, and the streak. */
import { load, store } from "../storage";

/** A try that missed, one that solved it, and the solution that was shown. */
export type Square = "x" | "o" | "s";

/** For each day, by UTC as 2026-11-19, the tries: "xo" is solved at the second. */
export type Results = Record<string, string>;

const KEY = "puzzles";
const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNS: Record<Square, string> = { x: "⬛", o: "🟩", s: "⬜" };

export function loadResults(): Results {
  return JSON.parse(load(KEY) ?? "{}") as Results;
}

/** Store the tries of a day; the first result counts. */
export function storeResult(day: string, tries: string): Results {
  const results = loadResults();
  const next = { [day]: tries, ...results };
  store(KEY, JSON.stringify(next));
  return next;
}

/** How many days in a row were played up to today; a day that isn't over breaks nothing. */
export function daysInARow(results: Results, today: string): number {
  let day = results[today] ? today : dayBefore(today);
  let n = 0;
  for (; results[day]; day = dayBefore(day)) n++;
  return n;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** "xo" as a line of squares, which differ in light and dark as well. */
export const squares = (tries: string): string => [...tries].map((one) => SIGNS[one as Square]).join("");

/** A result to send to others; it gives nothing away. */
export const shareText = (title: string, game: string, tries: string, address: string): string =>
  `${title} · ${game}\n${squares(tries)}\n${address}`;
