import { expect, test } from "vitest";

import type { CourseInfo } from "../protocol";
import type { Step } from "../server";
import { endOf, raised, secondsLeft, toDiscuss, without } from "./course";
import type { Flag, Tile } from "./desk";

const STEPS: Step[] = [
  { kind: "talk", minutes: 5 },
  { kind: "go_on", minutes: 10 },
  { kind: "talk", minutes: 3 },
];

const at = (step: number, began: number | null): CourseInfo => ({ info: {} as CourseInfo["info"], step, began });

test("a step has its minutes from when it began", () => {
  expect(secondsLeft(at(0, 1000), STEPS[0], 1060)).toBe(240);
  expect(secondsLeft(at(0, 1000), STEPS[0], 1310)).toBe(-10);
  expect(secondsLeft(at(0, null), STEPS[0], 1060)).toBeNull();
  expect(secondsLeft(at(3, 1000), STEPS[3], 1060)).toBeNull();
});

test("a lesson ends after what is left of this step and all later ones", () => {
  expect(endOf(at(0, null), STEPS, 0)).toBe(18 * 60);
  expect(endOf(at(1, 0), STEPS, 120)).toBe(120 + 8 * 60 + 3 * 60);
  expect(endOf(at(1, 0), STEPS, 700)).toBe(700 + 3 * 60);
  expect(endOf(at(3, 0), STEPS, 700)).toBe(700);
});

test("the current step stays current when others are removed or moved", () => {
  expect(without(STEPS, 0, 1)).toEqual([STEPS.slice(1), 0]);
  expect(without(STEPS, 2, 1)).toEqual([STEPS.slice(0, 2), 1]);
  expect(without(STEPS, 1, 1)).toEqual([[STEPS[0], STEPS[2]], 1]);
  expect(raised(STEPS, 1, 1)).toEqual([[STEPS[1], STEPS[0], STEPS[2]], 0]);
  expect(raised(STEPS, 1, 0)).toEqual([[STEPS[1], STEPS[0], STEPS[2]], 1]);
  expect(raised(STEPS, 2, 0)[1]).toBe(0);
});

test("a table where students are stuck is discussed first, an empty one last", () => {
  const tile = (number: number, flag: Flag | null): Tile => ({ number, flag }) as Tile;
  const tiles = [tile(3, { kind: "empty" }), tile(4, { kind: "help", names: ["Ada"], count: 3 }), tile(2, { kind: "slow", names: ["Ben"], seconds: 99 }), tile(1, null)];
  expect(toDiscuss(tiles).map(({ number }) => number)).toEqual([4, 1, 2, 3]);
});
