import { expect, test } from "vitest";

import { axisOf, stacked } from "./distribution";
import type { Shown } from "./types";

const chain = (id: number, mass: string, length: number, state: Shown["state"] = "terminated"): Shown => ({ id, mass, length, state }) as Shown;
const x = (mass: number): number => mass / 10;

test("the axis grows with the heaviest chain and keeps round numbers", () => {
  expect(axisOf([]).ticks).toEqual([500, 1000]);
  expect(axisOf([chain(1, "2600.00", 25)]).ticks).toEqual([1000, 2000]);
});

test("blocks at the same mass stand on each other, apart from each other beside", () => {
  const places = stacked([chain(1, "500", 5), chain(2, "520", 5), chain(3, "900", 9)], x, 10);
  expect(places.map(({ chain: { id }, below }) => [id, below])).toEqual([[1, 0], [2, 5], [3, 0]]);
});

test("what counts stands at the bottom", () => {
  const places = stacked([chain(1, "500", 5, "growing"), chain(2, "500", 4)], x, 10);
  expect(places.map(({ chain: { id }, below }) => [id, below])).toEqual([[2, 0], [1, 4]]);
});
