import { expect, test } from "vitest";

import { secondsLeft } from "./clock";

test.each([
  ["runs", 30, 1000, 13_000, 18],
  ["stops at nothing", 3, 1000, 9000, 0],
  ["never shows more than it has, though the page looks at its watch only now and then", 3, 1000, 800, 3],
])("a clock %s", (_, left, heardAt, now, shown) => {
  expect(secondsLeft(left, heardAt, now)).toBe(shown);
});
