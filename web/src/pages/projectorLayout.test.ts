import { expect, test } from "vitest";

import { projectorLayout } from "./projectorLayout";

test("a single table is as large as the screen allows, up to a twelfth of its height", () => {
  expect(projectorLayout(1, 2, 1350, 960)).toEqual({ columns: 1, fontSize: 80 });
});

test("twelve tables of three fit a projector in three columns", () => {
  const { columns, fontSize } = projectorLayout(12, 3, 1350, 960);
  expect(columns).toBe(3);
  expect(fontSize).toBeCloseTo(1350 / (3 * 16));
});

test("type never becomes too small to read", () => {
  expect(projectorLayout(60, 4, 300, 500).fontSize).toBe(16);
});
