import type { View } from "./view";

export { default as Board } from "./Board.svelte";

/** The units in chains that count. */
export const scores = (view: View): number[] => view.standings.map((standing) => standing.units);
