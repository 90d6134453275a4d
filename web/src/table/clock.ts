/** Seconds left now on a clock that had `left` seconds at `updatedAt`; both times in milliseconds. */
export function secondsLeft(left: number, updatedAt: number, now: number): number {
  return Math.max(0, left - Math.max(0, now - updatedAt) / 1000);
}
