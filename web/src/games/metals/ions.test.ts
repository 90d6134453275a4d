import { expect, test } from "vitest";

import { compound, readIon, sumText, tilt, written } from "./ions";

test.each([
  ["Na+", { symbol: "Na", charge: 1 }, "Na⁺"],
  ["Ca2+", { symbol: "Ca", charge: 2 }, "Ca²⁺"],
  ["Cl-", { symbol: "Cl", charge: -1 }, "Cl⁻"],
  ["N3-", { symbol: "N", charge: -3 }, "N³⁻"],
])("%s is read and written", (id, ion, text) => {
  expect(readIon(id)).toEqual(ion);
  expect(written(id)).toBe(text);
});

test("a sum of charges is written with its sign", () => {
  expect([6, -1, 0].map(sumText)).toEqual(["6+", "1−", "0"]);
});

test("a balance tips to the larger charge, whatever its sign, and not too far", () => {
  expect(tilt(3, -3)).toBe(0);
  expect(tilt(1, -2)).toBe(3);
  expect(tilt(-9, 1)).toBe(-12);
});

const names = new Map([
  ["Na+", "sodium"],
  ["Al3+", "aluminium"],
  ["Ca2+", "calcium"],
  ["O2-", "oxide"],
  ["N3-", "nitride"],
]);
const pile = (ion: string, count: number) => ({ ion, count });

test.each([
  [pile("O2-", 1), pile("Na+", 2), { formula: "Na₂O", name: "sodium oxide" }],
  [pile("Al3+", 2), pile("O2-", 3), { formula: "Al₂O₃", name: "aluminium oxide" }],
  [pile("Ca2+", 2), pile("O2-", 2), { formula: "CaO", name: "calcium oxide" }],
  [pile("Ca2+", 1), pile("N3-", 2), null],
])("what the charges of two piles make: %#", (one, other, made) => {
  expect(compound(one, other, names)).toEqual(made);
});
