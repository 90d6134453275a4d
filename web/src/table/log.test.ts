import { expect, test } from "vitest";

import type { EventInWords, Update } from "../protocol";
import { groupByMove, isNote, mergeEvents } from "./log";

const event = (ply: number, words: string): EventInWords => ({ ply, words, event: {} });
const update = (...events: EventInWords[]): Update => ({ events }) as unknown as Update;

test("an update's events are appended", () => {
  expect(mergeEvents([event(0, "a")], update(event(1, "b")))).toEqual([event(0, "a"), event(1, "b")]);
});

test("events sent again after a reconnect appear once", () => {
  const log = [event(0, "a"), event(1, "b"), event(2, "c")];
  expect(mergeEvents(log, update(event(1, "b"), event(2, "c"), event(3, "d")))).toEqual([
    event(0, "a"),
    event(1, "b"),
    event(2, "c"),
    event(3, "d"),
  ]);
});

test("a refused move and a hint are notes, a played card isn't", () => {
  const called = (name: string): EventInWords => ({ ply: 1, words: "", event: { event: name } });
  expect(["TryRefused", "Tried", "HintGiven", "CardsCrossedOut", "Led"].map((name) => isNote(called(name)))).toEqual([true, true, true, true, false]);
});

test("an update without events leaves the log unchanged", () => {
  const log = [event(0, "a")];
  expect(mergeEvents(log, update())).toBe(log);
});

test("the steps of a hint are told once", () => {
  const hint = (ply: number): EventInWords => ({ ply, words: "You asked for a hint.", event: { event: "HintGiven" } });
  const entries = groupByMove([event(0, "a"), hint(1), hint(2), hint(3), event(4, "b"), hint(5)]);
  expect(entries.map(({ ply }) => ply)).toEqual([5, 4, 3, 0]);
});

test("the newest move comes first, its events in order", () => {
  const entries = groupByMove([event(0, "a"), event(1, "b"), event(1, "c")]);
  expect(entries.map((entry) => entry.events.map(({ words }) => words))).toEqual([["b", "c"], ["a"]]);
});
