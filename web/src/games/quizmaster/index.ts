import type { View } from "./view";

export { default as Board } from "./Board.svelte";

/** The cards won. */
export const scores = (view: View): number[] => view.won.map((pile) => pile.length);
