import { expect, test } from "vitest";

import { lettering } from "./lettering";

test("one table is written as large as the screen allows, but not larger than a twelfth of it", () => {
  expect(lettering(1, 2, 1350, 960)).toEqual({ columns: 1, size: 80 });
});

test("eight tables of four stand in rows that fit a projector", () => {
  const { columns, size } = lettering(8, 4, 1350, 960);
  expect(columns).toBe(3);
  expect(size).toBeCloseTo(1350 / (3 * 13.5));
});

test("type never becomes too small to read", () => {
  expect(lettering(60, 4, 300, 500).size).toBe(16);
});
