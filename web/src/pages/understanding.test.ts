import { expect, test } from "vitest";

import type { Finding, Verdict } from "../server";
import { conducts, isConclusive, needOf, sortedPeople } from "./understanding";

const finding = (verdict: Verdict, chance: number): Finding => ({ concept: "sign", verdict, decisions: 9, right: 1, chance, misconception: "", shown: [], again: [], games: 1, conduct: "" });
const ada = { name: "Ada", findings: [finding("knows", 0.99)] };
const ben = { name: "Ben", findings: [finding("misconception", 0.9), finding("guesses", 0.95)] };
const cleo = { name: "Cleo", findings: [finding("misconception", 0.97), finding("unclear", 0.5)] };

test("what somebody needs counts misconceptions and guessing", () => {
  expect(needOf(ada)).toBe(0);
  expect(needOf(ben)).toBeCloseTo(1.85);
});

test("people who need most come first, or all by name", () => {
  expect(sortedPeople([ada, cleo, ben], "need").map(({ name }) => name)).toEqual(["Ben", "Cleo", "Ada"]);
  expect(sortedPeople([cleo, ben, ada], "name").map(({ name }) => name)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("too little evidence says nothing about somebody, also not that they know it", () => {
  expect(isConclusive({ name: "Dee", findings: [finding("too little", 0.5), finding("too little", 0.9)] })).toBe(false);
  expect(isConclusive({ name: "Eve", findings: [] })).toBe(false);
  expect(isConclusive({ name: "Flo", findings: [finding("too little", 0.5), finding("unclear", 0.6)] })).toBe(true);
});

test("rules of the game that aren't known are told by how many don't know them, each student once", () => {
  const unknown = (conduct: Finding["conduct"]): Finding => ({ ...finding("knows", 0.99), conduct });
  const people = [
    { name: "Ada", findings: [unknown("heats")] },
    { name: "Ben", findings: [unknown("ducks"), unknown("ducks")] },
    { name: "Cleo", findings: [unknown("ducks"), unknown("")] },
  ];
  expect(conducts(people)).toEqual([
    ["ducks", ["Ben", "Cleo"]],
    ["heats", ["Ada"]],
  ]);
});
