import { expect, test } from "vitest";

import type { EventInWords } from "../../protocol";
import { points, shown, tricks } from "./view";

const told = (event: object, words = ""): EventInWords => ({ ply: 0, event, words });
const card = (id: string) => ({ id, name: id, short: "", kind: "acid", value: "1", mass: "1", formula: "" });
const log = [
  told({ event: "Dealt", cards: [card("acetone"), card("lda")] }),
  told({ event: "Led", seat: 1, card: card("acetone") }),
  told({ event: "Followed", seat: 0, answer: { card: card("lda"), verdict: "beats", difference: "16.4" } }),
  told({ event: "TrickTaken", seat: 0, winner: "lda", points: 2 }, "Ada takes the trick with LDA."),
  told({ event: "Led", seat: 0, card: card("water") }),
];

test("the log is told in tricks, the open one last", () => {
  const [first, open] = tricks(log);
  expect(first).toMatchObject({ leader: 1, winner: "lda", words: "Ada takes the trick with LDA." });
  expect(first?.answers).toMatchObject([{ seat: 0, verdict: "beats", difference: "16.4" }]);
  expect(open).toMatchObject({ leader: 0, answers: [], winner: null });
});

test("every card that was dealt or played is known", () => {
  expect([...shown(log).keys()]).toEqual(["acetone", "lda", "water"]);
});

test("points are those since the cards were dealt", () => {
  expect(points(log, 2)).toEqual([2, 0]);
  expect(points([...log, told({ event: "GameDealt" })], 2)).toEqual([0, 0]);
});
