/** Where cards get their structure drawings: built in, or from a set. */
import { getContext, setContext } from "svelte";

import { box, drawingPath, tableBox, tableDrawingPath } from "../server";
import type { BoxCard } from "./types";

type PathOf = (id: string) => string;
const KEY = Symbol("drawings");

/** For all cards inside the calling component. */
export const setDrawings = (pathOf: PathOf): PathOf => setContext(KEY, pathOf);
export const drawings = (): PathOf => getContext<PathOf | undefined>(KEY) ?? drawingPath;

/** The cards at a table; without a table, as in a rulebook, those of the box. With a set of one's own, the calling board also gets its drawings; they never change during a game. */
export function cardsAtTable({ table, view }: { table: string; view: { game: string; options: object } }): Promise<BoxCard[]> {
  if (!table) return box(view.game);
  const isRows = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === "object";
  if (Object.values(view.options).some(isRows)) setDrawings((id) => tableDrawingPath(table, id));
  return tableBox(table);
}
