import { expect, test } from "vitest";

import { cardsOf, exact, fitting, includesAll, written, type Chain, type Move } from "./view";

const chain = (part: Partial<Chain>): Chain => ({
  id: 1,
  owner: 0,
  state: "growing",
  starter: "bpo",
  blocks: [
    { species: "sty", cards: ["sty-1", "sty-3"] },
    { species: "ba", cards: ["ba-2"] },
  ],
  end: null,
  length: 6,
  mass: "0",
  ...part,
});

test.each([
  [chain({}), "BPO–Sty₄–BA₂•"],
  [chain({ state: "dormant", starter: "aibn" }), "AIBN–Sty₄–BA₂–TEMPO"],
  [chain({ state: "terminated", end: "transfer" }), "BPO–Sty₄–BA₂–H"],
  [chain({ state: "terminated", end: "double bond" }), "BPO–Sty₄–BA₂="],
  [chain({ state: "terminated", end: "combination", starter: "bpo+aibn" }), "BPO–Sty₄–BA₂–AIBN"],
])("a chain is written as in the rulebook: %#", (given, text) => {
  expect(written(given)).toBe(text);
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
