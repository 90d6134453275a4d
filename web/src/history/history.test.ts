import { beforeEach, expect, test, vi } from "vitest";

import { byLevel, forget, loadHistory, noteLearned, remember, resultOf, type PlayedGame } from "./history";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const played = (code: string, other: Partial<PlayedGame> = {}): PlayedGame => ({
  code,
  game: "pkace",
  title: "pKace",
  at: "2026-11-19T10:00:00Z",
  result: "won",
  headline: "You win",
  level: "easy",
  names: ["Ada", "Easy bot"],
  record: "record",
  learned: [],
  ...other,
});

test("a game is stored once, the newest first", () => {
  for (const code of ["A", "B", "A"]) remember(played(code));
  expect(loadHistory().map(({ code }) => code)).toEqual(["B", "A"]);
  noteLearned("A", ["Direction"]);
  expect(loadHistory().map(({ learned }) => learned)).toEqual([[], ["Direction"]]);
  expect(forget("B").map(({ code }) => code)).toEqual(["A"]);
});

test("only the newest games keep their records, and a hundred are stored", () => {
  for (let n = 0; n < 101; n++) remember(played(`${n}`));
  const games = loadHistory();
  expect(games.length).toBe(100);
  expect(games.filter(({ record }) => record).length).toBe(30);
  expect(games[0]?.code).toBe("100");
});

test("results count by game and level", () => {
  const games = [played("A"), played("B", { result: "lost" }), played("C", { level: "2", result: "shared" }), played("D", { result: "none" })];
  expect(byLevel(games)).toEqual([
    { game: "pkace", title: "pKace", level: "easy", won: 1, shared: 0, lost: 1 },
    { game: "pkace", title: "pKace", level: "2", won: 0, shared: 1, lost: 0 },
  ]);
});

test("a win that is shared is no win", () => {
  expect([resultOf([0], 0), resultOf([0, 1], 0), resultOf([1], 0), resultOf([], 0)]).toEqual(["won", "shared", "lost", "none"]);
});
