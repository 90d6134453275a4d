import { expect, test } from "vitest";

import { chargeText, tilt } from "./view";

test("a total charge is written with its sign", () => {
  expect([6, -1, 0].map(chargeText)).toEqual(["6+", "1−", "0"]);
});

test("the balance tips to the larger charge, whatever its sign, and only so far", () => {
  expect(tilt(3, -3)).toBe(0);
  expect(tilt(1, -2)).toBe(3);
  expect(tilt(-9, 1)).toBe(-12);
});
