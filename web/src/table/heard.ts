/** What a change at the table sounds like. */
import type { EventInWords } from "../protocol";
import type { Tone } from "../sound.svelte";

/** The events with which something changes hands. */
const TAKEN = new Set(["TrickTaken", "Collected", "CardSettled", "Placed", "Identified"]);

export interface Moment {
  isOver: boolean;
  isMyTurn: boolean;
  story: EventInWords[];
}

/** The tone that tells most of what is new, if any. */
export function toneOf(before: Moment, now: Moment): Tone | null {
  if (now.isOver) return before.isOver ? null : "end";
  if (now.isMyTurn && !before.isMyTurn) return "turn";
  const news = now.story.slice(before.story.length);
  return news.some(({ event }) => TAKEN.has((event as { event: string }).event)) ? "taken" : null;
}
