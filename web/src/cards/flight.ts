/** Cards move from their old place to their new one. */
import { crossfade, fade } from "svelte/transition";

/** The given duration, or 0 if the user prefers reduced motion. */
export function motionDuration(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}

export const [leaving, arriving] = crossfade({
  duration: () => motionDuration(260),
  fallback: (node) => fade(node, { duration: motionDuration(160) }),
});
