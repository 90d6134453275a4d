import { expect, test } from "vitest";

import { patience } from "./connection";

test("the first attempts come soon, later ones with patience, and never later than ten seconds or so", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => patience(attempt, 0.5));
  expect(waits[0]).toBeLessThan(0.5);
  expect(waits.every((wait, n) => n === 0 || wait >= waits[n - 1]!)).toBe(true);
  expect(Math.max(...waits)).toBe(8);
});

test("not all clients come back at the same moment", () => {
  expect(patience(3, 0)).toBeLessThan(patience(3, 1));
});
