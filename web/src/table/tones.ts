/** Which tone to play when the table changes. */
import type { Tally } from "../protocol";
import type { Tone } from "../sound.svelte";

export interface Moment {
  ply: number;
  isOver: boolean;
  hasWon: boolean;
  isMyTurn: boolean;
  scores: Tally[];
}

/** The most important tone for what changed, if any. */
export function toneOf(before: Moment, now: Moment): Tone | null {
  if (now.isOver) return before.isOver ? null : now.hasWon ? "won" : "end";
  if (now.isMyTurn && !before.isMyTurn) return "turn";
  if (hasScored(before.scores, now.scores)) return "scored";
  return now.ply > before.ply && before.ply >= 0 ? "played" : null;
}

function hasScored([before]: Tally[], [now]: Tally[]): boolean {
  return now?.values.some((value, seat) => value !== (before?.values[seat] ?? 0)) ?? false;
}
