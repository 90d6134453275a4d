export { default as Board } from "./Board.svelte";
export { scores } from "./view";
