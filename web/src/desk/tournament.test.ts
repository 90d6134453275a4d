import { expect, test } from "vitest";

import type { TournamentInfo } from "../protocol";
import { columnsFor, halves, nextRound, roundsFor } from "./tournament";

const played = (round: number, over = false): TournamentInfo => ({ title: "pKace", round, rounds: 3, current: true, over, games: [], standings: [] });

test("every doubling of the class takes one more round", () => {
  expect([0, 2, 3, 4, 5, 8, 9, 16, 17, 32, 200].map(roundsFor)).toEqual([2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 8]);
});

test("half points are written as in chess", () => {
  expect([0, 0.5, 1, 2.5, 10].map(halves)).toEqual(["0", "½", "1", "2½", "10"]);
});

test("the next round comes until the last one, unless the tournament was ended", () => {
  expect(nextRound(null)).toBeNull();
  expect(nextRound(played(1))).toBe(2);
  expect(nextRound(played(1, true))).toBeNull();
  expect(nextRound(played(3))).toBeNull();
});

test("a class fits on the projector in two columns, a small one in one", () => {
  expect([1, 6, 12, 20, 33, 40, 60, 80].map(columnsFor)).toEqual([1, 1, 1, 2, 2, 3, 3, 4]);
});
