import { expect, test } from "vitest";

import { toneOf, type Moment } from "./heard";

const moment = (isMyTurn: boolean, events: string[] = [], isOver = false): Moment => ({
  isMyTurn,
  isOver,
  story: events.map((event, ply) => ({ ply, words: "", event: { event } })),
});

test.each([
  ["the turn comes", moment(false), moment(true, ["Led"]), "turn"],
  ["the turn comes with a trick", moment(false, ["Led"]), moment(true, ["Led", "TrickTaken"]), "turn"],
  ["others take a trick", moment(false, ["Led"]), moment(false, ["Led", "TrickTaken"]), "taken"],
  ["others only play", moment(false, ["Led"]), moment(false, ["Led", "Followed"]), null],
  ["the turn goes on", moment(true), moment(true), null],
  ["the game ends", moment(true), moment(false, ["TrickTaken"], true), "end"],
  ["it stays over", moment(false, [], true), moment(false, [], true), null],
])("%s", (_, before, now, tone) => {
  expect(toneOf(before, now)).toBe(tone);
});
