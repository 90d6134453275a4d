import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { Move } from "./types";
import { cardsOf, exact, fitting, missing, includesAll, misfit, unitsIn } from "./view";

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

const cap: Move = { type: "cap", chain: 2 };

test("a choice tells what it lacks to be a move", () => {
  const short: Move = { type: "initiate", initiator: "aibn", chains: [["sty-1"]] };
  const grow: Move = { type: "propagate", chain: 1, cards: ["sty-1"] };
  expect(missing([pair, start, short, grow], { cards: ["sty-1"], chains: [] })).toEqual({ cards: ["aibn"], chains: [1] });
  expect(missing([pair, start, cap], { cards: ["tempo"], chains: [] })).toEqual({ cards: [], chains: [2] });
  expect(missing([start], { cards: ["bpo"], chains: [] })).toEqual({ cards: ["sty-1", "sty-2"], chains: [] });
});

test("the last card that fits no move is named, and what is left without it", () => {
  expect(misfit([pair, start], { cards: ["sty-1", "tempo"], chains: [] })).toEqual({ rest: { cards: ["sty-1"], chains: [] }, card: "tempo", chain: null });
  expect(misfit([pair, start], { cards: ["sty-1", "sty-1"], chains: [2] })).toEqual({ rest: { cards: ["sty-1", "sty-1"], chains: [] }, card: null, chain: 2 });
  expect(misfit([pair, start], { cards: ["tempo"], chains: [] })).toEqual({ rest: { cards: [], chains: [] }, card: "tempo", chain: null });
  expect(misfit([pair], { cards: ["sty-1"], chains: [] })).toBe(null);
});
