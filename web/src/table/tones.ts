/** Which tone to play when the table changes. */
import type { EventInWords } from "../protocol";
import type { Tone } from "../sound.svelte";

// Events in which somebody takes cards or scores.
const TAKEN = new Set(["TrickTaken", "Collected", "CardSettled", "Placed", "Identified"]);

export interface Moment {
  isOver: boolean;
  isMyTurn: boolean;
  log: EventInWords[];
}

/** The most important tone for what changed, if any. */
export function toneOf(before: Moment, now: Moment): Tone | null {
  if (now.isOver) return before.isOver ? null : "end";
  if (now.isMyTurn && !before.isMyTurn) return "turn";
  const newEvents = now.log.slice(before.log.length);
  return newEvents.some(({ event }) => TAKEN.has((event as { event: string }).event)) ? "taken" : null;
}
