import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { GameEvent, View } from "./types";
import { negated, settled, streak, suggestions, total } from "./view";

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

const taken = (...seats: (number | null)[]): LogEvent<GameEvent>[] =>
  seats.map((seat, ply) => ({ ply, words: "", event: { event: "CardSettled", seat } as GameEvent }));

test("a streak is broken by a card that somebody else takes, or nobody", () => {
  expect(streak(taken(1, 0, 0), 0)).toBe(2);
  expect(streak(taken(0, null), 0)).toBe(0);
  expect(streak(taken(0, 0, 0), 0)).toBe(3);
  expect(streak([], 0)).toBe(0);
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
