import { expect, test } from "vitest";

import type { EventInWords } from "../protocol";
import { readingTime } from "./pace.svelte";

const event = (ply: number, seat: number, letters: number): EventInWords => ({ ply, words: "x".repeat(letters), event: { seat } });

test.each([
  ["a longer text stays longer", [event(1, 1, 100)], 600 + 100 * 22],
  ["a very long text doesn't stay forever", [event(1, 1, 2000)], 7000],
  ["your own move needs no reading", [event(1, 0, 100)], 0],
  ["what came of your own move does", [event(1, 0, 100), event(1, 0, 50)], 600 + 50 * 22],
  ["nothing happened", [], 0],
])("%s", (_, events, time) => {
  expect(readingTime(events, 0, "normal")).toBe(time);
});

test("the setting speeds it up", () => {
  expect(readingTime([event(1, 1, 100)], 0, "fast")).toBe((600 + 100 * 22) / 2);
  expect(readingTime([event(1, 1, 100)], 0, "instant")).toBe(0);
});

test("a spectator reads every move", () => {
  expect(readingTime([event(1, 0, 100)], null, "normal")).toBe(600 + 100 * 22);
});
