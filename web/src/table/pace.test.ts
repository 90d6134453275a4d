import { expect, test } from "vitest";

import type { EventInWords } from "../protocol";
import { showingTime } from "./pace.svelte";

const event = (ply: number, seat: number, line = ""): EventInWords => ({ ply, words: "x".repeat(500), line, event: { seat } });

test.each([
  ["a move is shown for as long as a card takes to lie down", [event(1, 1)], 400],
  ["a ruling is shown longer, however much there is to say", [event(1, 1, "Ben collects.")], 900],
  ["your own move takes no time", [event(1, 0, "Ada makes NaCl.")], 0],
  ["what came of your own move does", [event(1, 0), event(1, 1, "Ben collects.")], 900],
  ["nothing happened", [], 0],
])("%s", (_, events, time) => {
  expect(showingTime(events, 0, "normal")).toBe(time);
});

test("the setting changes the pace", () => {
  expect(showingTime([event(1, 1)], 0, "slow")).toBe(1200);
  expect(showingTime([event(1, 1)], 0, "fast")).toBe(200);
  expect(showingTime([event(1, 1)], 0, "instant")).toBe(0);
});

test("spectators see every move", () => {
  expect(showingTime([event(1, 0)], null, "normal")).toBe(400);
});
