import type { View } from "./view";

export { default as Board } from "./Board.svelte";

export const scores = (view: View): number[] => view.scores;
