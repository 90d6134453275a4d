import { expect, test } from "vitest";

import type { EventInWords, Update } from "../protocol";
import { chapters, continued } from "./story";

const said = (ply: number, words: string): EventInWords => ({ ply, words, event: {} });
const update = (...events: EventInWords[]): Update => ({ events }) as unknown as Update;

test("an update goes on with the story", () => {
  expect(continued([said(0, "a")], update(said(1, "b")))).toEqual([said(0, "a"), said(1, "b")]);
});

test("what is told again after a reconnect stands there once", () => {
  const story = [said(0, "a"), said(1, "b"), said(2, "c")];
  expect(continued(story, update(said(1, "b"), said(2, "c"), said(3, "d")))).toEqual([
    said(0, "a"),
    said(1, "b"),
    said(2, "c"),
    said(3, "d"),
  ]);
});

test("an update without news leaves the story alone", () => {
  const story = [said(0, "a")];
  expect(continued(story, update())).toBe(story);
});

test("the newest move comes first, and its events in their own order", () => {
  const found = chapters([said(0, "a"), said(1, "b"), said(1, "c")]);
  expect(found.map((chapter) => chapter.events.map((event) => event.words))).toEqual([["b", "c"], ["a"]]);
});
