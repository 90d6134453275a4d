import { expect, test } from "vitest";

import { secondsLeft } from "./clock";

test.each([
  ["runs", 30, 1000, 13_000, 18],
  ["stops at zero", 3, 1000, 9000, 0],
  ["never shows more than it has, even if the page's time lags behind the update", 3, 1000, 800, 3],
])("a clock %s", (_, left, updatedAt, now, shown) => {
  expect(secondsLeft(left, updatedAt, now)).toBe(shown);
});
