import { expect, test } from "vitest";

import { levelInWords } from "./levels";

const DIAL = ["easy", "2", "3", "fair", "strong"];

test("a level is its number on the dial, with its name if it has one", () => {
  expect(DIAL.map((level) => levelInWords(DIAL, level))).toEqual(["1 · easy", "2", "3", "4 · fair", "5 · strong"]);
});

test("a level is named even before the dial is known", () => {
  expect(levelInWords([], "fair")).toBe("fair");
});
