import { expect, test } from "vitest";

import type { LogEvent } from "../play";
import { newsOf } from "./news";
import type { GameEvent } from "./types";

const logged = (ply: number, event: object): LogEvent<GameEvent> => ({ ply, words: "", event }) as unknown as LogEvent<GameEvent>;
const started = logged(3, { event: "Initiated", seat: 0, chains: [{ id: 1, blocks: [{ cards: ["sty-1", "sty-2"] }] }, { id: 2, blocks: [{ cards: ["ba-1"] }] }] });
const taken = logged(4, { event: "Taken", seat: 1, from_: 0, chain: { id: 2 } });
const combined = logged(4, { event: "Combined", seat: 1, chain: { id: 2 } });

test("an initiation starts chains, with the cards that they begin with", () => {
  expect([...newsOf([started])]).toEqual([
    [1, { kind: "started", from: null, cards: ["sty-1", "sty-2"], ply: 3 }],
    [2, { kind: "started", from: null, cards: ["ba-1"], ply: 3 }],
  ]);
});

test("only the last move is news; what came of a theft still says whose chain it was", () => {
  expect([...newsOf([started, taken, combined])]).toEqual([[2, { kind: "combined", from: 0, cards: [], ply: 4 }]]);
});

test("a draw leaves the move before it marked, a discard doesn't", () => {
  expect([...newsOf([started, logged(4, { event: "Drew", seat: 1 })]).keys()]).toEqual([1, 2]);
  expect([...newsOf([started, logged(4, { event: "Discarded", seat: 1 })]).keys()]).toEqual([]);
});
