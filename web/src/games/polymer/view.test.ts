import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { Move } from "./types";
import { cardsOf, exact, fitting, includesAll, unitsIn } from "./view";

test("the units of a block are those of its cards", () => {
  const box = new Map([
    ["sty-1", { value: "1" } as BoxCard],
    ["sty-3", { value: "3" } as BoxCard],
  ]);
  expect(unitsIn({ species: "sty", cards: ["sty-1", "sty-3", "sty-3"] }, box)).toBe(7);
});

const pair: Move = { type: "propagate", chain: 1, cards: ["sty-1", "sty-1"] };
const start: Move = { type: "initiate", initiator: "bpo", chains: [["sty-1", "sty-2"]] };
const away: Move = { type: "discard", card: "sty-1" };

test("a move uses its cards, jokers and initiators included", () => {
  expect(cardsOf(start)).toEqual(["bpo", "sty-1", "sty-2"]);
  expect(cardsOf({ type: "copolymerize", chain: 2, cards: ["ba-1"] })).toEqual(["copolymer", "ba-1"]);
});

test("equal cards are plural", () => {
  expect(includesAll(["sty-1"], ["sty-1", "sty-1"])).toBe(false);
  expect(includesAll(["sty-1", "sty-1"], ["sty-1"])).toBe(true);
});

test("one card leaves open what it may become, a pair tells", () => {
  const moves = [pair, start, away];
  expect(fitting(moves, { cards: ["sty-1"], chains: [] })).toEqual(moves);
  expect(exact(moves, { cards: ["sty-1"], chains: [] })).toEqual([away]);
  expect(exact(moves, { cards: ["sty-1", "sty-1"], chains: [1] })).toEqual([pair]);
  expect(exact(moves, { cards: ["sty-1", "sty-1"], chains: [2] })).toEqual([]);
});
