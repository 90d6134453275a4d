import type { Ion, Move } from "./types";

/** The ion that a move plays from the hand, if it does. */
export function ionOf(move: Move): Ion | null {
  if (move.type === "initiate") return move.card;
  return move.type === "respond" ? move.ion : null;
}

/** A total charge with its sign behind it: "6+", "1−". */
export function chargeText(charge: number): string {
  return charge === 0 ? "0" : `${Math.abs(charge)}${charge > 0 ? "+" : "−"}`;
}

export const MOST_TILT = 12; // degrees

/** How far the balance tips, in degrees, to the heavier side; limited so that the cards seem to stay put. */
export function tilt(led: number, answer: number): number {
  return Math.max(-MOST_TILT, Math.min(MOST_TILT, (Math.abs(answer) - Math.abs(led)) * 3));
}
