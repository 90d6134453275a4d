import { expect, test } from "vitest";

import type { BoxCard } from "../cards/types";
import { chemistryMet, courseOf, turningPoint } from "./course";

const step = (ply: number, ...values: (number | string)[]) => ({ ply, scores: [{ unit: "points", values }], events: [] });

test("the course has each seat's score after each ply", () => {
  expect(courseOf([step(0, 0, 0), step(1, "2", 0), step(2, 2, "3.5")])).toEqual([[0, 2, 2], [0, 0, 3.5]]);
});

test("where something else is on the scoreboard, the score is as before", () => {
  const between = { ply: 2, scores: [{ unit: "chains", values: [1, 4] }], events: [] };
  expect(courseOf([step(1, 5, 3), between, step(3, 6, 3)])).toEqual([[5, 5, 6], [3, 3, 3]]);
});

test.each([
  ["the lead changes hands for good", [[0, 2, 2, 5], [0, 0, 3, 3]], [0], 3],
  ["the winner led from the first points", [[0, 1, 1, 2], [0, 0, 0, 1]], [0], 1],
  ["a tie in between starts it again", [[0, 2, 2, 3], [0, 0, 2, 2]], [0], 3],
  ["of three, the best other counts", [[0, 1, 4], [0, 2, 2], [0, 0, 3]], [0], 2],
  ["a shared win has none", [[0, 1], [0, 1]], [0, 1], null],
  ["nor has a game that was not won by its score", [[0, 1], [0, 2]], [0], null],
  ["nor has a game alone", [[0, 1]], [0], null],
])("the turning point: %s", (_, course, winners, point) => {
  expect(turningPoint(course, winners)).toBe(point);
});

test("cards are found by their ids, compounds by their ions, each once", () => {
  const card = (id: string, name: string) => ({ id, name, compounds: [] as BoxCard["compounds"] }) as BoxCard;
  const ions = { cation: "Ca2+", anion: "Cl-" };
  const salt = { formula: "CaCl₂", name: "calcium chloride" };
  const metal = { ...card("Ca", "calcium"), compounds: [{ ...ions, anion: "O2-", formula: "CaO", name: "calcium oxide" }, { ...ions, ...salt }] };
  const box = [card("water", "Water"), card("hf", "HF"), card("lda", "LDA"), card("lda-2", "LDA"), metal];
  const events = [
    { ply: 1, words: "", event: { card: { id: "lda", formula: "C6H14LiN" }, answers: [{ card: "water" }, { card: "lda-2" }] } },
    { ply: 2, words: "", event: { formulas: [ions, ions] } },
    { ply: 3, words: "", event: { cation: "K+", anion: "Cl-" } },
  ];
  const [water, , , lda] = box;
  expect(chemistryMet(events, box)).toEqual({ cards: [water, lda], compounds: [salt] });
});
