/** How long what happened stays on screen; the user chooses a pace in the settings. */
import type { EventInWords } from "../protocol";
import { load, store } from "../storage";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 3, normal: 1, fast: 0.5, instant: 0 };
const MOVE_MS = 400;
const RULING_MS = 900;

const stored = load("pace");
let chosen = $state<Pace>(PACES.find((pace) => pace === stored) ?? "normal");

export const pace = (): Pace => chosen;

export function choosePace(next: Pace): void {
  chosen = next;
  store("pace", next === "normal" ? null : next);
}

/** How long these events are shown before the next move is, in milliseconds. Nobody has to wait for their own move. */
export function showingTime(events: EventInWords[], me: number | null, pace: Pace): number {
  const others = events.filter((_, n) => !isOwnMove(events, n, me));
  if (!others.length) return 0;
  return (others.some(({ line }) => line) ? RULING_MS : MOVE_MS) * FACTORS[pace];
}

/** The first event of a ply is the move itself; the others are what came of it. */
function isOwnMove(events: EventInWords[], n: number, me: number | null): boolean {
  const isFirst = events[n - 1]?.ply !== events[n]!.ply;
  return isFirst && me !== null && (events[n]!.event as { seat?: number }).seat === me;
}
