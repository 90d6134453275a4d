import { expect, test } from "vitest";

import type { EventInWords } from "../../protocol";
import { story } from "./story";

const log = ["GameDealt", "Led", "Followed", "TrickTaken", "Led", "Followed", "TrickTaken", "Led"].map((event, ply): EventInWords => ({ ply, event: { event }, words: "" }));
const shown = (log: EventInWords[], face_down: boolean, played: string[][] = []): number[] => story(log, { options: { face_down }, played }).map(({ ply }) => ply);

test("taken tricks lie face down, but for the last one", () => {
  expect(shown(log, true)).toEqual([4, 5, 6, 7]);
  expect(shown(log.slice(0, 6), true)).toEqual([1, 2, 3, 4, 5]);
  expect(shown(log.slice(0, 3), true)).toEqual([0, 1, 2]);
  expect(shown(log, false)).toHaveLength(8);
  expect(shown(log, true, [["water", "lda"]])).toHaveLength(8); // at the end of the game
});
