/** Cards fly from where they were to where they go. */
import { crossfade, fade } from "svelte/transition";

/** How long a movement may last: nothing where the reader asked for calm. */
export function milliseconds(wanted: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : wanted;
}

export const [leaving, arriving] = crossfade({
  duration: () => milliseconds(260),
  fallback: (node) => fade(node, { duration: milliseconds(160) }),
});
