import { expect, test } from "vitest";

import { levels } from "./levels";

const label = (at: number) => ({ at, width: 40, from: 0, to: 300 });

test("labels that would touch are lifted, others are not", () => {
  expect(levels([label(100), label(120), label(200)]).map(({ level }) => level)).toEqual([0, 1, 0]);
});

test("a label at the edge stays inside", () => {
  expect(levels([label(5), label(298)]).map(({ x }) => x)).toEqual([20, 280]);
});

test("many labels at one place all get a level of their own", () => {
  expect(levels([label(50), label(50), label(50)]).map(({ level }) => level)).toEqual([0, 1, 2]);
});
