import { expect, test } from "vitest";

import type { LogEvent } from "../play";
import { newsOf } from "./news";
import type { GameEvent } from "./types";

const logged = (ply: number, event: object, words = ""): LogEvent<GameEvent> => ({ ply, words, event }) as unknown as LogEvent<GameEvent>;
const started = logged(3, { event: "Initiated", seat: 0, chains: [{ id: 1 }, { id: 2 }] });
const taken = logged(4, { event: "Taken", seat: 1, from_: 0, chain: { id: 2 } }, "Ben takes chain 2.");
const combined = logged(4, { event: "Combined", seat: 1, chain: { id: 2 } }, "They combine.");

test("an initiation starts chains", () => {
  expect([...newsOf([started])]).toEqual([[1, { kind: "started", from: null }], [2, { kind: "started", from: null }]]);
});

test("only the last move is news, and a theft matters more than what came of it", () => {
  expect([...newsOf([started, taken, combined])]).toEqual([[2, { kind: "taken", from: 0 }]]);
});
