/** Seconds that a clock has left now, which had so many when the server spoke; both moments in milliseconds. */
export function secondsLeft(left: number, heardAt: number, now: number): number {
  return Math.max(0, left - Math.max(0, now - heardAt) / 1000);
}
