import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import { fallOf, lanesOf, scaleOf } from "./lanes";
import type { Answer, Trick } from "./view";

const card = (value: string | null): BoxCard => ({ id: value ?? "?", value }) as BoxCard;
const answer = (seat: number, verdict: Answer["verdict"]): Answer => ({ seat, card: card("5"), verdict, difference: "1", isBest: false });
const trick = (leader: number, answers: Answer[]): Trick => ({ led: card("4"), leader, answers, winner: null });

test("each seat but the leader has a lane, in the order of play", () => {
  expect(lanesOf(trick(2, [answer(3, "beats")]), 4).map((lane) => [lane.seat, lane.answer !== null])).toEqual([[3, true], [0, false], [1, false]]);
});

test("two players need one lane", () => {
  expect(lanesOf(trick(1, []), 2).map(({ seat }) => seat)).toEqual([0]);
});

test("the scale has room for every card and round numbers", () => {
  expect(scaleOf([card("-10"), card("50"), card(null)], 340)).toEqual({ from: -11, to: 51, ticks: [-10, 0, 10, 20, 30, 40, 50] });
});

test("a low board has fewer numbers", () => {
  expect(scaleOf([card("-10"), card("50")], 130).ticks).toEqual([0, 20, 40]);
});

test.each([
  ["beats", true, "best"],
  ["beats", false, "falls"],
  ["value", false, "climbs"],
  ["guarded", false, "blocked"],
  ["kind", false, null],
  ["hidden", false, null],
] as const)("a card with the verdict %s", (verdict, isBest, fall) => {
  expect(fallOf(answer(0, verdict), isBest)).toBe(fall);
});
