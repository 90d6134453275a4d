import { expect, test } from "vitest";

import { namesLayout, tablesLayout } from "./projectorLayout";

test("a single table is as large as the screen allows, up to a twelfth of its height", () => {
  expect(tablesLayout(1, 2, 1350, 960)).toEqual({ columns: 1, fontSize: 80 });
});

test("twelve tables of three fit a projector in three columns", () => {
  const { columns, fontSize } = tablesLayout(12, 3, 1350, 960);
  expect(columns).toBe(3);
  expect(fontSize).toBeCloseTo(1350 / (3 * 16));
});

test("type never becomes too small to read", () => {
  expect(tablesLayout(60, 4, 300, 500).fontSize).toBe(14);
});

test("the rows of 25 names are no higher than the screen", () => {
  const names = Array.from({ length: 25 }, () => "Lucky Praseodymium");
  const { columns, fontSize } = namesLayout(names, 780, 690);
  expect(Math.ceil(25 / columns) * 2.1 * fontSize).toBeLessThanOrEqual(690);
});

test("short names with wide letters have room: Omar is 2.9 em wide", () => {
  const names = Array.from({ length: 24 }, () => "Omar");
  const { columns, fontSize } = namesLayout(names, 780, 690);
  expect(780 / columns / fontSize - 2.1).toBeGreaterThan(2.9);
});
