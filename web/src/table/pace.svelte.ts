/** How long what happened stays on screen; the user chooses a pace in the settings. */
import type { EventInWords } from "../protocol";
import { load, store } from "../storage";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
const LEAST_MS = 600;
const MS_PER_CHARACTER = 22;
const MOST_MS = 7000;

const stored = load("pace");
let chosen = $state<Pace>(PACES.find((pace) => pace === stored) ?? "normal");

export const pace = (): Pace => chosen;

export function choosePace(next: Pace): void {
  chosen = next;
  store("pace", next === "normal" ? null : next);
}

/** How long these events take to read, in milliseconds. Nobody needs to read what they just did themselves. */
export function readingTime(events: EventInWords[], me: number | null, pace: Pace): number {
  const letters = events.filter((_, n) => !isOwnMove(events, n, me)).reduce((sum, { words }) => sum + words.length, 0);
  return letters ? Math.min(MOST_MS, LEAST_MS + letters * MS_PER_CHARACTER) * FACTORS[pace] : 0;
}

/** The first event of a ply is the move itself; the others are what came of it. */
function isOwnMove(events: EventInWords[], n: number, me: number | null): boolean {
  const isFirst = events[n - 1]?.ply !== events[n]!.ply;
  return isFirst && me !== null && (events[n]!.event as { seat?: number }).seat === me;
}
