import { beforeEach, expect, test, vi } from "vitest";

import { daysInARow, loadResults, shareText, squares, storeResult } from "./results";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the first result of a day counts", () => {
  storeResult("2026-11-19", "xxo");
  storeResult("2026-11-19", "o");
  expect(loadResults()).toEqual({ "2026-11-19": "xxo" });
});

test("days in a row end with today or yesterday, over the end of a month and of summer time", () => {
  const results = { "2026-10-24": "o", "2026-10-25": "xs", "2026-10-26": "o", "2026-02-28": "o", "2026-03-01": "o" };
  expect(daysInARow(results, "2026-10-26")).toBe(3);
  expect(daysInARow(results, "2026-10-27")).toBe(3);
  expect(daysInARow(results, "2026-10-28")).toBe(0);
  expect(daysInARow(results, "2026-03-01")).toBe(2);
});

test("a result is shared as squares that give nothing away", () => {
  expect(squares("xs")).toBe("⬛⬜");
  expect(shareText("Valence puzzle 2026-11-19", "pKace", "xxo", "https://example.org/puzzle")).toBe(
    "Valence puzzle 2026-11-19 · pKace\n⬛⬛🟩\nhttps://example.org/puzzle",
  );
});
