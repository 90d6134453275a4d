import { expect, test } from "vitest";

import { toneOf, type Moment } from "./tones";

const moment = (isMyTurn: boolean, cards: number[] = [0, 0], isOver = false): Moment => ({
  ply: 1,
  isMyTurn,
  isOver,
  hasWon: isOver && cards[0]! > cards[1]!,
  scores: [{ unit: "cards", values: cards }],
});
const beforeTheStart: Moment = { ply: -1, isMyTurn: false, isOver: false, hasWon: false, scores: [] };

test.each([
  ["your turn starts", moment(false), moment(true), "turn"],
  ["your turn starts with cards taken", moment(false), moment(true, [2, 0]), "turn"],
  ["somebody takes cards", moment(false), moment(false, [0, 3]), "scored"],
  ["somebody plays a card", moment(false, [0, 3]), { ...moment(false, [0, 3]), ply: 2 }, "played"],
  ["somebody returns to the table", moment(false, [0, 3]), moment(false, [0, 3]), null],
  ["your turn continues", moment(true), moment(true), null],
  ["a game starts", beforeTheStart, moment(false), null],
  ["you lose", moment(true), moment(false, [0, 3], true), "end"],
  ["you win", moment(true), moment(false, [3, 0], true), "won"],
  ["the game stays over", moment(false, [0, 3], true), moment(false, [0, 3], true), null],
])("%s", (_, before, now, tone) => {
  expect(toneOf(before, now)).toBe(tone);
});
