import { expect, test } from "vitest";

import { retryDelay } from "./connection";

test("retries back off exponentially, up to eight seconds", () => {
  const delays = Array.from({ length: 12 }, (_, attempt) => retryDelay(attempt, 0.5));
  expect(delays[0]).toBeLessThan(0.5);
  expect(delays.every((delay, n) => n === 0 || delay >= delays[n - 1]!)).toBe(true);
  expect(Math.max(...delays)).toBe(8);
});

test("jitter spreads clients out", () => {
  expect(retryDelay(3, 0)).toBeLessThan(retryDelay(3, 1));
});
