/** Cards move from their old place to their new one. */
import { crossfade, fade } from "svelte/transition";

/** The given duration, or 0 if the user prefers reduced motion. */
export function motionDuration(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}

/** For `animate:`: from the old place to the new one, at the new size. */
export function sliding(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): { duration: number; css: (t: number, u: number) => string } {
  const [right, down] = [from.left - to.left, from.top - to.top];
  return { duration: motionDuration(250), css: (__, u) => `transform: translate(${u * right}px, ${u * down}px)` };
}

export const [leaving, arriving] = crossfade({
  duration: () => motionDuration(260),
  fallback: (node) => fade(node, { duration: motionDuration(160) }),
});
