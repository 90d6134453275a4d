import { expect, test } from "vitest";

import { attempts as attemptsOf, compositions as compositionsOf } from "./attempts";
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

const compositions = (choice: Choice) => compositionsOf(choice, (card): card is Monomer => MONOMERS.includes(card));

test("without help, AIBN and two monomers may start one chain or two", () => {
  expect(compositions({ cards: ["aibn", "sty-1", "mma-1"], chains: [] })).toEqual([
    { type: "initiate", initiator: "aibn", chains: [["sty-1", "mma-1"]] },
    { type: "initiate", initiator: "aibn", chains: [["sty-1"], ["mma-1"]] },
  ]);
});

test("without help, any single card may be discarded, and anything may be tried on any chain", () => {
  expect(compositions({ cards: ["tempo"], chains: [] })).toEqual([{ type: "discard", card: "tempo" }]);
  expect(compositions({ cards: ["sty-1"], chains: [2] })).toEqual([{ type: "propagate", chain: 2, cards: ["sty-1"] }]);
});
