import { expect, test } from "vitest";

import type { DeskPerson } from "../protocol";
import { arranged, groupsOf, moved } from "./groups";

const person = (id: string, more: Partial<DeskPerson> = {}): DeskPerson => ({
  id,
  name: id,
  table: null,
  here: true,
  number: null,
  group: null,
  points: 0,
  needs: { time: "1", large: false, spoken: false },
  ...more,
});

test("groups come in order, with those in none of them", () => {
  const people = [person("a", { group: 1 }), person("b"), person("c", { group: 0 }), person("d", { group: 1 })];
  expect(groupsOf(people)).toEqual({ groups: [["c"], ["a", "d"]], without: ["b"] });
});

test("mixed groups spread the points and similar ones collect them", () => {
  const people = [person("a", { points: 1 }), person("b", { points: 9 }), person("c", { points: 5 }), person("d", { points: 7 })];
  expect(arranged(people, 2, "mixed")).toEqual([["b", "c"], ["d", "a"]]);
  expect(arranged(people, 2, "similar")).toEqual([["b", "d"], ["c", "a"]]);
});

test("groups by class list, by table and at random are as equal as possible", () => {
  const people = [person("a", { number: 3, table: "X" }), person("b", { table: "Y" }), person("c", { number: 1, table: "X" })];
  expect(arranged(people, 2, "list")).toEqual([["c", "a"], ["b"]]);
  expect(arranged(people, 2, "tables")).toEqual([["a", "c"], ["b"]]);
  const keys = [0.9, 0.1, 0.5];
  expect(arranged(people, 2, "random", () => keys.shift()!)).toEqual([["b", "c"], ["a"]]);
});

test("a person moves to another group, to a new one or to none", () => {
  expect(moved([["a", "b"], ["c"]], "a", 1)).toEqual([["b"], ["c", "a"]]);
  expect(moved([["a", "b"], ["c"]], "c", 2)).toEqual([["a", "b"], ["c"]]);
  expect(moved([["a"], ["c"]], "a", null)).toEqual([["c"]]);
});
