import { expect, test } from "vitest";

import type { LegalMove, LogEvent } from "../play";
import type { GameEvent, Move } from "./types";
import { choiceOf, crossedWrongly, excluded, guessable, learned, numberOf, questionsAbout, wrongGuesses } from "./view";

const moves: LegalMove<Move>[] = [
  { words: "", move: { type: "ask", question: { about: "kind", is: "acid" } } },
  { words: "", move: { type: "ask", question: { about: "element", has: "N" } } },
  { words: "", move: { type: "ask", question: { about: "element", has: "O" } } },
  { words: "", move: { type: "ask", question: { about: "beats", card: "lda" } } },
  { words: "", move: { type: "ask", question: { about: "acidic_h", on: "C" } } },
  { words: "", move: { type: "ask", question: { about: "acidic_h", on: "halogen" } } },
  { words: "", move: { type: "ask", question: { about: "value", op: "<", than: 35 } } },
  { words: "", move: { type: "ask", question: { about: "value", op: "<", than: -9 } } },
  { words: "", move: { type: "ask", question: { about: "value", op: "<", than: 9.2 } } },
  { words: "", move: { type: "guess", card: "lda" } },
];

test("questions come from the moves that the server lists", () => {
  expect(questionsAbout(moves, "element").map(choiceOf)).toEqual(["N", "O"]);
  expect(questionsAbout(moves, "kind").map(choiceOf)).toEqual(["acid"]);
  expect(questionsAbout(moves, "beats").map(choiceOf)).toEqual(["lda"]);
  expect(questionsAbout(moves, "acidic_h").map(choiceOf)).toEqual(["C", "halogen"]);
  expect(questionsAbout(moves, "metal")).toEqual([]);
});

test("numbers are listed in ascending order", () => {
  expect(questionsAbout(moves, "value").map(numberOf)).toEqual([-9, 9.2, 35]);
});

test("what the answers exclude can be crossed out once", () => {
  const deck = ["water", "lda", "acetone", "phenol"];
  expect(excluded(deck, ["acetone"], new Set(["lda"]))).toEqual(["water", "phenol"]);
  expect(excluded(deck, null, new Set())).toEqual([]);
});

test("a card crossed out against the answers was a mistake", () => {
  expect(crossedWrongly(["acetone", "phenol"], new Set(["phenol", "lda"]))).toEqual(["phenol"]);
});

test("a guess names only a card that the server lists", () => {
  expect([...guessable(moves)]).toEqual(["lda"]);
});

test("what one knows begins with the newest, and a wrong guess is remembered", () => {
  const log: LogEvent<GameEvent>[] = [
    { ply: 1, words: "Metal? Yes.", event: { event: "Answered", seat: 0, question: { about: "metal" }, yes: true } },
    { ply: 2, words: "Metal? No.", event: { event: "Answered", seat: 1, question: { about: "metal" }, yes: false } },
    { ply: 3, words: "Not water.", event: { event: "GuessedWrong", seat: 0, card: "water", guesses_left: null } },
    { ply: 4, words: "Not lda.", event: { event: "GuessedWrong", seat: 1, card: "lda", guesses_left: null } },
  ];
  const known = learned(log, 0);
  expect(known.map(({ words }) => words)).toEqual(["Not water.", "Metal? Yes."]);
  expect([...wrongGuesses(known)]).toEqual(["water"]);
});
