import { expect, test } from "vitest";

import { toneOf, type Moment } from "./tones";

const moment = (isMyTurn: boolean, cards: number[] = [0, 0], isOver = false): Moment => ({
  isMyTurn,
  isOver,
  scores: [{ unit: "cards", values: cards }],
});
const beforeTheStart: Moment = { isMyTurn: false, isOver: false, scores: [] };

test.each([
  ["your turn starts", moment(false), moment(true), "turn"],
  ["your turn starts with cards taken", moment(false), moment(true, [2, 0]), "turn"],
  ["somebody takes cards", moment(false), moment(false, [0, 3]), "scored"],
  ["somebody plays a card", moment(false, [0, 3]), moment(false, [0, 3]), null],
  ["your turn continues", moment(true), moment(true), null],
  ["a game starts", beforeTheStart, moment(false), null],
  ["the game ends", moment(true), moment(false, [0, 3], true), "end"],
  ["the game stays over", moment(false, [0, 3], true), moment(false, [0, 3], true), null],
])("%s", (_, before, now, tone) => {
  expect(toneOf(before, now)).toBe(tone);
});
