import { beforeEach, expect, test, vi } from "vitest";

import { firstStair, matchedLevel, nextStair, onceMore, rememberMatched, settle } from "./matchMe";
import type { GameInfo } from "./server";

const PKACE = { name: "pkace", levels: ["easy", "2", "3", "fair", "strong"] } as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the first bot is one that newcomers beat", () => {
  expect(matchedLevel(PKACE)).toBe("easy");
  expect(firstStair(20)).toEqual({ place: 1, step: 7, last: 0 });
});

test.each([5, 6, 8, 20])("on a dial of %i the level of any player is found in three games", (length) => {
  for (let level = 0; level < length; level++) {
    let stair = firstStair(length);
    for (let game = 0; game < 3; game++) stair = nextStair(stair, length, stair.place < level ? 1 : -1);
    expect(Math.abs(stair.place - level)).toBeLessThanOrEqual(Math.max(1, length / 6));
  }
});

test("steps get smaller when the direction changes, and end at the ends of the dial", () => {
  let stair = firstStair(20);
  const places = ([1, 1, -1, 1, -1, -1] as const).map((direction) => (stair = nextStair(stair, 20, direction)).place);
  expect(places).toEqual([8, 15, 12, 13, 12, 11]);
  expect(nextStair({ place: 19, step: 4, last: 1 }, 20, 1).place).toBe(19);
  expect(nextStair({ place: 1, step: 4, last: -1 }, 20, -1).place).toBe(0);
});

test("a player of constant strength wins about half of the games", () => {
  // Wins against every bot below place 12 and loses against the others.
  let stair = firstStair(20);
  let won = 0;
  for (let game = 0; game < 40; game++) {
    const wins = stair.place < 12;
    won += Number(wins);
    stair = nextStair(stair, 20, wins ? 1 : -1);
  }
  expect(won).toBeGreaterThan(17);
  expect(won).toBeLessThan(23);
});

test("a result counts once, and only for the table that was matched", () => {
  rememberMatched("K7W4", { game: "pkace", seats: 2, bots: [{ seat: 1, level: "3" }] });
  expect(settle("AAAA", PKACE, [0], 0)).toBeNull();
  const again = settle("K7W4", PKACE, [0], 0);
  expect(again?.bots).toEqual([{ seat: 0, level: "3" }]);
  settle("K7W4", PKACE, [0], 0);
  expect(matchedLevel(PKACE)).toBe("3");
});

test("a shared win moves nothing", () => {
  rememberMatched("K7W4", { game: "pkace" });
  settle("K7W4", PKACE, [0, 1], 0);
  expect(matchedLevel(PKACE)).toBe("easy");
});

test("in the next game the bots sit one seat further", () => {
  const next = onceMore({ game: "pkace", seats: 3, bots: [{ seat: 1, level: "3" }, { seat: 2, level: "3" }] }, "4");
  expect(next.bots).toEqual([{ seat: 2, level: "4" }, { seat: 0, level: "4" }]);
});
