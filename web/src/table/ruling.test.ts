import { expect, test } from "vitest";

import type { EventInWords } from "../protocol";
import { shownRuling } from "./ruling";

const logged = (ply: number, event: object, words: string, line?: string): EventInWords => ({ ply, event, words, line }) as EventInWords;
const led = (ply: number, seat: number) => logged(ply, { event: "Led", seat }, `${seat} leads.`);
const taken = (ply: number, line: string) => logged(ply, { event: "TrickTaken", seat: 1 }, `${line} At length.`, line);
const said = (ply: number, given: string, line: string) => logged(ply, { event: "Said", seat: 0, given, right: ["only"] }, `Ada says ${given}.`, line);

test("before the first ruling there is nothing to say", () => {
  expect(shownRuling([led(1, 0)], 0)).toMatchObject({ line: "", isOld: false, isRight: null });
});

test("the last ruling is told with everything since the one before", () => {
  const log = [led(1, 0), taken(2, "First."), led(3, 1), taken(4, "Second.")];
  expect(shownRuling(log, 0)).toEqual({ line: "Second.", words: ["1 leads.", "Second. At length."], isOld: false, isRight: null });
});

test("a ruling is old as soon as another move was made", () => {
  expect(shownRuling([led(1, 0), taken(2, "First."), led(3, 1)], 0)).toMatchObject({ line: "First.", words: ["0 leads.", "First. At length."], isOld: true });
});

const followed = (ply: number) => logged(ply, { event: "Followed", seat: 0 }, "Ada follows.");

test("an answer stands before the ruling it was about, for the player who gave it", () => {
  const log = [led(1, 1), said(1, "value", "Not so."), followed(2), taken(2, "First.")];
  expect(shownRuling(log, 0)).toMatchObject({ line: "Not so. First.", isRight: false });
  expect(shownRuling(log, 0).words).toEqual(["1 leads.", "Ada says value.", "Ada follows.", "First. At length."]);
  expect(shownRuling(log, 1)).toMatchObject({ line: "First.", isRight: null });
  expect(shownRuling(log, null)).toMatchObject({ line: "Not so. First." });
});

test("an answer stays until the player's next move", () => {
  const log = [led(1, 1), said(1, "only", "Right."), followed(2), taken(2, "First."), led(3, 1)];
  expect(shownRuling(log, 0)).toMatchObject({ line: "Right. First.", isRight: true });
  expect(shownRuling([...log, followed(4)], 0)).toMatchObject({ line: "First.", isRight: null });
});

test("while its own round has no ruling, an answer stands alone", () => {
  const log = [taken(2, "First."), led(3, 1), said(3, "only", "Right."), followed(4)];
  expect(shownRuling(log, 0)).toEqual({ line: "Right.", words: ["1 leads.", "Ada says only."], isOld: false, isRight: true });
});

test("the answer to a question right after a ruling stands without it", () => {
  const log = [taken(2, "First."), said(2, "only", "Right."), followed(3)];
  expect(shownRuling(log, 0)).toMatchObject({ line: "Right.", words: ["Ada says only."] });
});
