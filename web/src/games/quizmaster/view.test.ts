import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { GameEvent, Mistake, Question, View } from "./types";
import { knownValue, negated, places, settled, streak, suggestions, taken, total, toTakeAlong } from "./view";

const view = (part: Partial<View>): View => ({ won: [[], []], lost: [], missed: [], deck: 0, number: null, ...part }) as View;

test("the questions of a game are those settled, the one on the table and the deck", () => {
  expect(total(view({ won: [["a"], ["b", "c"]], lost: ["d"], deck: 5, number: 5 }))).toBe(10);
});

test("when the game is over, no card is on the table", () => {
  expect(total(view({ won: [["a"], ["b"]], lost: ["c"] }))).toBe(3);
});

test("a card that comes back is a question of its own", () => {
  const alone = view({ won: [["a"]], missed: ["b", "b"], lost: ["b"], deck: 1, number: 5 });
  expect(settled(alone)).toBe(4);
  expect(total(alone)).toBe(6);
});

const settledBy = (...seats: (number | null)[]): LogEvent<GameEvent>[] =>
  seats.map((seat, ply) => ({ ply, words: "", event: { event: "CardSettled", seat } as GameEvent }));

test("a streak is broken by a card that somebody else takes, or nobody", () => {
  expect(streak(taken(settledBy(1, 0, 0), 0))).toBe(2);
  expect(streak(taken(settledBy(0, null), 0))).toBe(0);
  expect(streak(taken(settledBy(0, 0, 0), 0))).toBe(3);
  expect(streak([])).toBe(0);
});

test("equal scores share a place, and whoever only asks has none", () => {
  const options = { rotation: 0 } as View["options"];
  const table = view({ options, quizmaster: null, points: [], won: [["a"], ["b", "c"], ["d"]] });
  expect(places(table).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2]]);
  expect(places({ ...table, quizmaster: 1 }).map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 1]]);
  expect(places({ ...table, points: [9, 3, 0] }).map(({ seat, score }) => [seat, score])).toEqual([[0, 9], [1, 3], [2, 0]]);
});

const ruling = (card: string, seat: number | null, ...wrong: number[]): LogEvent<GameEvent> =>
  ({ ply: 0, words: "", event: { event: "CardSettled", card, seat, judged: wrong.map((one) => ({ seat: one })) } as unknown as GameEvent });

test("the card to take along is the last that was answered wrong, or else the last that wasn't taken", () => {
  expect(toTakeAlong([ruling("lda", 1, 0), ruling("dbu", null, 1), ruling("phenol", 0)], 0)).toBe("lda");
  expect(toTakeAlong([ruling("lda", 1), ruling("dbu", null), ruling("phenol", 0)], 0)).toBe("dbu");
  expect(toTakeAlong([ruling("phenol", 0)], 0)).toBeNull();
});

test("a value is known when it was read out, or when the last wrong answer has told it", () => {
  const mistake = (off: string | null): Mistake => ({ text: "14", card: null, value: "14", is_above: false, off });
  expect(knownValue({ show: "value", text: "19.3" } as Question, [])).toBe(19.3);
  expect(knownValue({ show: "name", text: "Acetone" } as Question, [mistake(null)])).toBeNull();
  expect(knownValue({ show: "name", text: "Acetone" } as Question, [mistake(null), mistake("-5.3")])).toBe(19.3);
});

const card = (name: string, kind: string, short = ""): BoxCard => ({ name, kind, short }) as BoxCard;

test("suggestions complete a name of the kind that is asked for", () => {
  const cards = [card("Acetic acid", "acid", "AcOH"), card("Benzoic acid", "acid"), card("Sodium acetate", "base"), card("Ethyl acetate", "acid")];
  expect(suggestions(cards, "acid", "ace")).toEqual(["Acetic acid", "Ethyl acetate"]);
  expect(suggestions(cards, "acid", "aco")).toEqual(["Acetic acid"]);
  expect(suggestions(cards, "acid", "a")).toEqual([]);
});

test("one key changes the sign, which phone keypads lack", () => {
  expect(negated("7")).toBe("-7");
  expect(negated("-7")).toBe("7");
  expect(negated("−7")).toBe("7");
});
