/** The server's HTTP API; the only folder that knows its paths. */
export * from "./classes";
export * from "./sets";
export * from "./device";
export * from "./export";
export * from "./games";
export { codeOf, fetchFile, isNotFound, me, reasonOf, rename, suggestName } from "./http";
export * from "./lessons";
export * from "./printing";
export * from "./puzzles";
export * from "./rooms";
export * from "./tables";
export * from "./understanding";
