import { beforeEach, expect, test, vi } from "vitest";

import { answeredToday, countAnswer, daysThisWeek, gainsOf, type Ruled } from "./practice";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const ruled = (item: string, grade: Ruled["grade"], was_new = false): Ruled => ({ item, grade, was_new, title: item, words: [], event: null, last: null, right: "" });

test("answers count for the day, and days for the week", () => {
  const days = [new Date(2026, 2, 1, 23), new Date(2026, 2, 3, 8), new Date(2026, 2, 3, 9), new Date(2026, 2, 8, 0)];
  for (const day of days) countAnswer(day);
  expect(answeredToday(new Date(2026, 2, 3, 12))).toBe(2);
  expect(daysThisWeek(new Date(2026, 2, 7, 12))).toBe(2); // 1 and 3 March
  expect(daysThisWeek(new Date(2026, 2, 8, 12))).toBe(2); // 3 and 8 March
});

test("a session tells what was learned, what is right again and what stays open", () => {
  const session = [ruled("a", "good", true), ruled("b", "again", true), ruled("c", "again"), ruled("d", "hard"), ruled("b", "good")];
  expect(gainsOf(session)).toEqual({ learned: ["a"], regained: ["b", "d"], open: ["c"] });
});
