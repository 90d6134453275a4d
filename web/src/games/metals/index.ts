import type { View } from "./view";

export { default as Board } from "./Board.svelte";

/** The cards collected. */
export const scores = (view: View): number[] => view.collected;
