import type { EventInWords } from "../../protocol";
import { points, type View } from "./view";

export { default as Board } from "./Board.svelte";

/** The points in the game on the table, and in a series those before it. */
export function scores(view: View, log: EventInWords[]): (string | number)[] {
  const now = points(log, view.players);
  return view.options.series ? now.map((count, seat) => `${view.series[seat] ?? 0} + ${count}`) : now;
}
