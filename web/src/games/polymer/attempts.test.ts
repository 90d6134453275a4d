import { expect, test } from "vitest";

import { attempts as attemptsOf } from "./attempts";
import type { Card, Monomer } from "./types";
import type { Choice } from "./view";

const MONOMERS: Card[] = ["sty-1", "mma-1", "ba-2"];
const attempts = (choice: Choice) => attemptsOf(choice, (card): card is Monomer => MONOMERS.includes(card));

test("monomers on a chain are meant to propagate it", () => {
  expect(attempts({ cards: ["sty-1", "mma-1"], chains: [3] })).toEqual([{ type: "propagate", chain: 3, cards: ["sty-1", "mma-1"] }]);
});

test("a termination of two chains has two ways", () => {
  expect(attempts({ cards: ["termination"], chains: [1, 2] }).map((move) => "mode" in move && move.mode)).toEqual([
    "combination",
    "disproportionation",
  ]);
});

test("a joker with a chain and monomers is that joker's round", () => {
  expect(attempts({ cards: ["copolymer", "ba-2"], chains: [4] })).toEqual([{ type: "copolymerize", chain: 4, cards: ["ba-2"] }]);
});

test("too little to mean anything means nothing", () => {
  expect(attempts({ cards: ["tempo"], chains: [] })).toEqual([]);
  expect(attempts({ cards: ["bpo", "aibn"], chains: [] })).toEqual([]);
});
