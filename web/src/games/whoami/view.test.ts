import { expect, test } from "vitest";

import { choices, guessable, learned, question, wrongGuesses } from "./view";

const moves = [
  { words: "", move: { type: "ask", question: { about: "kind", is: "acid" } } },
  { words: "", move: { type: "ask", question: { about: "element", has: "N" } } },
  { words: "", move: { type: "ask", question: { about: "element", has: "O" } } },
  { words: "", move: { type: "ask", question: { about: "value", op: "<", than: 5 } } },
  { words: "", move: { type: "guess", card: "lda" } },
];

test("what may be asked comes from the moves that the server lists", () => {
  expect(choices(moves, "element")).toEqual(["N", "O"]);
  expect(choices(moves, "kind")).toEqual(["acid"]);
  expect(choices(moves, "value")).toEqual([]);
});

test("a guess names only a card that the server lists", () => {
  expect([...guessable(moves)]).toEqual(["lda"]);
});

test.each([
  [question("kind", "base", "<", 0), { about: "kind", is: "base" }],
  [question("mass", "", ">=", 100), { about: "mass", op: ">=", than: 100 }],
  [question("group", "nitrile", "<", 0), { about: "group", has: "nitrile" }],
  [question("beats", "acetone", "<", 0), { about: "beats", card: "acetone" }],
  [question("metal", "", "<", 0), { about: "metal" }],
])("a question is built as the rules write it: %o", (built, wanted) => {
  expect(built).toEqual(wanted);
});

test("what one knows begins with the newest, and a wrong guess is remembered", () => {
  const log = [
    { ply: 1, words: "Acid? Yes.", event: { event: "Answered", seat: 0, yes: true } },
    { ply: 2, words: "Base? Yes.", event: { event: "Answered", seat: 1, yes: true } },
    { ply: 3, words: "Not water.", event: { event: "GuessedWrong", seat: 0, card: "water" } },
    { ply: 4, words: "Not lda.", event: { event: "GuessedWrong", seat: 1, card: "lda" } },
  ];
  const known = learned(log, 0);
  expect(known.map(({ words }) => words)).toEqual(["Not water.", "Acid? Yes."]);
  expect([...wrongGuesses(known)]).toEqual(["water"]);
});
