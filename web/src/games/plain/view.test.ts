import { expect, test } from "vitest";

import { fields, hand, written } from "./view";

const view = { game: "tug", options: { hand: 5 }, players: 2, seat: 0, hand: ["F", "O"], scores: [3, 1], is_last: false, led: null, leader: 1 };

test("fields are what is on the table, under names that can be read", () => {
  expect(fields(view, ["Ada", "Ben"])).toEqual([
    { name: "is last", value: "–" },
    { name: "led", value: "–" },
    { name: "leader", value: "Ben" },
  ]);
});

test("a hand is a list of cards or a count of each", () => {
  expect(hand(view)).toEqual(["F", "O"]);
  expect(hand({ hand: { "Na+": 2, "Cl-": 1 } })).toEqual(["Na+", "Na+", "Cl-"]);
  expect(hand({ hand: null })).toEqual([]);
});

test("values are written without brackets as far as that is clear", () => {
  expect([true, false, null, [], {}, 0].map(written)).toEqual(["✓", "–", "–", "–", "–", "0"]);
  expect(written([["F", "O"], "Cl", null])).toBe("(F, O), Cl, –");
  expect(written({ "Na+": 2, chains: { a: 1 } })).toBe("Na+ 2, chains (a 1)");
});
