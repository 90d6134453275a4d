import type { View } from "./view";

export { default as Board } from "./Board.svelte";

/** How often each has asked or guessed. */
export const scores = (view: View): number[] => view.cards.map((_, seat) => view.turns.filter((turn) => turn.seat === seat).length);
