import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { Card, GameEvent, TrickTaken } from "./types";
import { takenBy, tricks } from "./view";

const card = (id: string): Card => ({ id, short: "", kind: "acid", value: "1", mass: "1", formula: "" });
const box = new Map(["acetone", "lda", "water"].map((id) => [id, { id } as BoxCard]));
const entry = (event: GameEvent): LogEvent<GameEvent> => ({ ply: 0, event, words: "" });
const taken = {
  event: "TrickTaken",
  seat: 0,
  led: card("acetone"),
  answers: [{ card: { ...card("lda"), value: "35.7", nucleophilicity: "non" }, verdict: "beats", difference: "16.4" }],
  winner: "lda",
  points: 2,
} as TrickTaken;
const log = [
  entry({ event: "Dealt", to: 0, cards: [card("acetone"), card("lda")] }),
  entry({ event: "Led", seat: 1, card: card("acetone") }),
  entry({ event: "Followed", seat: 0, answer: { card: card("lda"), verdict: "beats", difference: "16.4" }, is_best: true }),
  entry(taken),
  entry({ event: "Led", seat: 0, card: card("water") }),
];

test("the log is grouped into tricks, the open one last", () => {
  const [first, open] = tricks(log, box);
  expect(first).toMatchObject({ led: { id: "acetone" }, leader: 1, winner: "lda" });
  expect(first?.answers).toMatchObject([{ seat: 0, card: { id: "lda" }, verdict: "beats", difference: "16.4", isBest: true }]);
  expect(open).toMatchObject({ led: { id: "water" }, leader: 0, answers: [], winner: null });
});

test("what is hidden on the cards shows when the trick is taken", () => {
  const hidden = entry({ event: "Followed", seat: 0, answer: { card: { ...card("lda"), value: null }, verdict: "hidden", difference: null }, is_best: false });
  const [open] = tricks([log[1]!, hidden], box);
  expect(open?.answers).toMatchObject([{ card: { id: "lda" }, verdict: "hidden", isBest: false }]);
  const [settled] = tricks([log[1]!, hidden, log[3]!], box);
  expect(settled?.answers).toMatchObject([{ card: { id: "lda", value: "35.7", nucleophilicity: "non" }, verdict: "beats", isBest: true }]);
});

test("there are no tricks until the box is loaded", () => {
  expect(tricks(log, new Map())).toEqual([]);
});

test("a trick is taken by whoever played the winning card, which may be the one led", () => {
  const [first] = tricks(log, box);
  expect(takenBy(first!)).toBe(0);
  expect(takenBy({ ...first!, winner: "acetone" })).toBe(1);
});
