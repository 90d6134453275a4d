import { expect, test } from "vitest";

import { toneOf, type Moment } from "./tones";

const moment = (isMyTurn: boolean, events: string[] = [], isOver = false): Moment => ({
  isMyTurn,
  isOver,
  log: events.map((event, ply) => ({ ply, words: "", event: { event } })),
});

test.each([
  ["your turn starts", moment(false), moment(true, ["Led"]), "turn"],
  ["your turn starts with a trick taken", moment(false, ["Led"]), moment(true, ["Led", "TrickTaken"]), "turn"],
  ["others take a trick", moment(false, ["Led"]), moment(false, ["Led", "TrickTaken"]), "taken"],
  ["others play a card", moment(false, ["Led"]), moment(false, ["Led", "Followed"]), null],
  ["your turn continues", moment(true), moment(true), null],
  ["the game ends", moment(true), moment(false, ["TrickTaken"], true), "end"],
  ["the game stays over", moment(false, [], true), moment(false, [], true), null],
])("%s", (_, before, now, tone) => {
  expect(toneOf(before, now)).toBe(tone);
});
