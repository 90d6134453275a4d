import { expect, test } from "vitest";

import type { LogEvent } from "../play";
import { drama, newsOf, verdict } from "./news";
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

test("a theft is told to everybody but the thief", () => {
  expect(drama([started, taken, combined], 0)).toBe("Ben takes chain 2. They combine.");
  expect(drama([started, taken, combined], null)).toBe("Ben takes chain 2. They combine.");
  expect(drama([started, taken, combined], 1)).toBe("");
  expect(drama([started], 1)).toBe("");
});

test("what a player said stays until that player's next turn", () => {
  const said = (seat: number, words: string) => logged(6, { event: "Said", seat, question: "why", given: "new", right: ["new"] }, words);
  const both = [said(0, "Ada says"), said(1, "Ben says")];
  expect(verdict(both, 0)?.words).toBe("Ada says");
  expect(verdict(both, null)?.words).toBe("Ben says");
  expect(verdict([...both, logged(9, { event: "Discarded", seat: 0 })], 0)).toBe(null);
  expect(verdict([said(1, "Ben says")], 0)).toBe(null);
});
