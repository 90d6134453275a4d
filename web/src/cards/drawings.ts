/** Where cards get their structure drawings: built in, or from a custom deck. */
import { getContext, setContext } from "svelte";

import { drawingPath } from "../server";

type PathOf = (id: string) => string;
const KEY = Symbol("drawings");

/** For all cards inside the calling component. */
export const setDrawings = (pathOf: PathOf): PathOf => setContext(KEY, pathOf);
export const drawings = (): PathOf => getContext<PathOf | undefined>(KEY) ?? drawingPath;
