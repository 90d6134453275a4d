/** Where the structures on cards come from: the built-in ones, or those of a deck of one's own. */
import { getContext, setContext } from "svelte";

import { drawingPath } from "../server";

type PathOf = (id: string) => string;
const KEY = Symbol("drawings");

/** For all cards within a component. */
export const setDrawings = (pathOf: PathOf): PathOf => setContext(KEY, pathOf);
export const drawings = (): PathOf => getContext<PathOf | undefined>(KEY) ?? drawingPath;
