import { expect, test } from "vitest";

import { total, type View } from "./view";

const view = (part: Partial<View>): View => ({ won: [[], []], lost: [], deck: 0, number: null, ...part }) as View;

test("the cards of a game are those settled, the one on the table and the deck", () => {
  expect(total(view({ won: [["a"], ["b", "c"]], lost: ["d"], deck: 5, number: 5 }))).toBe(10);
});

test("when the game is over, no card is on the table", () => {
  expect(total(view({ won: [["a"], ["b"]], lost: ["c"] }))).toBe(3);
});
