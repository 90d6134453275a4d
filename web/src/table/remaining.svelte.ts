/** The round timer of the room, on a student's device. */
import type { Timer } from "../protocol";

interface Running {
  timer: Timer;
  /** The server's time at a time of this device. */
  serverTime(at: number): number;
}

let running = $state.raw<Running | null>(null);

export const roundTimer = (): Running | null => running;

export function showRoundTimer(next: Running | null): void {
  running = next;
}
