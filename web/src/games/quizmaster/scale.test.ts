import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import { marksOf, rangeOf, shutBy, ticksOf, window } from "./scale";
import type { Judged, Mistake } from "./types";

const card = (kind: string, value: string): BoxCard => ({ kind, value }) as BoxCard;
const mistake = (value: string | null, isAbove: boolean | null): Mistake => ({ text: "", card: null, value, is_above: isAbove, off: null });

test("the scale reaches from the lowest to the highest value of the kind", () => {
  expect(rangeOf([card("acid", "-7"), card("acid", "10.2"), card("base", "50")], "acid")).toEqual([-7, 11]);
  expect(rangeOf([], "acid")).toEqual([0, 14]);
});

test("the nearest mistakes on both sides close the scale", () => {
  expect(shutBy([])).toEqual([null, null]);
  expect(shutBy([mistake("4", false), mistake("9", false), mistake("30", true), mistake("25", true)])).toEqual([9, 25]);
  expect(shutBy([mistake(null, null)])).toEqual([null, null]);
});

test("the line zooms to what is open, but not to less than a few units", () => {
  expect(window([-10, 50], [null, null], [19])).toEqual([-10, 50]);
  expect(window([-10, 50], [10, 20], [19])).toEqual([8.8, 21.2]);
  const [from, to] = window([-10, 50], [9, 10], []);
  expect(to - from).toBe(5);
  expect(window([0, 14], [1, null], [])[1]).toBe(14);
});

test("there are at most nine ticks, at round numbers", () => {
  expect(ticksOf(-10, 50)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
  expect(ticksOf(8.8, 12.2)).toEqual([9, 9.5, 10, 10.5, 11, 11.5, 12]);
});

test("answers lie as far from the card as they were off", () => {
  const judged = [
    { seat: 0, off: "-5.3", is_right: false },
    { seat: 1, off: null, is_right: false },
    { seat: 2, off: "0", is_right: true },
  ] as Judged[];
  expect(marksOf(judged, card("acid", "19.3"), String)).toEqual([{ value: 14, label: "0", isRight: false }]);
});
