/** Cards fly from where they were to where they go. */
import { crossfade, fade } from "svelte/transition";

import { milliseconds } from "../theme.svelte";

export const [leaving, arriving] = crossfade({
  duration: () => milliseconds(260),
  fallback: (node) => fade(node, { duration: milliseconds(160) }),
});
