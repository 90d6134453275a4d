import { expect, test } from "vitest";

import type { View } from "./types";
import { total, wrongAnswers } from "./view";

const view = (part: Partial<View>): View => ({ won: [[], []], lost: [], deck: 0, number: null, ...part }) as View;

test("the cards of a game are those settled, the one on the table and the deck", () => {
  expect(total(view({ won: [["a"], ["b", "c"]], lost: ["d"], deck: 5, number: 5 }))).toBe(10);
});

test("when the game is over, no card is on the table", () => {
  expect(total(view({ won: [["a"], ["b"]], lost: ["c"] }))).toBe(3);
});

test("the answer that took the card is not among the wrong ones", () => {
  const tried = [
    { seat: 0, text: "14" },
    { seat: 1, text: null },
    { seat: 2, text: "15.5" },
  ];
  expect(wrongAnswers({ card: "sodium-methoxide", show: "name", seat: 2, tried })).toEqual([{ seat: 0, text: "14" }]);
});
