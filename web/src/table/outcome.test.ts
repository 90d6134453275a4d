import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { documentElement: {} });
const { headline, placeOf } = await import("./outcome");

const names = ["Ada", "Ben", "Cy"];

test.each([
  ["a win for two", { winners: [0], scores: [8, 3] }, 2, 0, "You win 8 : 3"],
  ["a loss for two", { winners: [0], scores: [8, "3.50"] }, 2, 1, "You lost 3.50 : 8"],
  ["a draw", { winners: [0, 1], scores: [4, 4] }, 2, 0, "You and Ben share the win with 4"],
  ["a win among three", { winners: [1], scores: [8, 9, 2] }, 3, 1, "You win with 9!"],
  ["last among three", { winners: [1], scores: [8, 9, 2] }, 3, 2, "Place 3 of 3. Ben wins"],
  ["what a spectator reads", { winners: [1], scores: [8, 9, 2] }, 3, null, "Ben wins"],
  ["nobody", { winners: [], scores: [0, 0] }, 2, 0, "Nobody wins"],
  ["what a quizmaster reads", { winners: [1], scores: [0, 9, 2], aside: [0] }, 3, 0, "Ben wins"],
  ["two who answer a quizmaster", { winners: [1], scores: [0, 9, 2], aside: [0] }, 3, 2, "You lost 2 : 9"],
  ["one who answers a quizmaster", { winners: [1], scores: [0, 9], aside: [0] }, 2, 1, "You win with 9!"],
  ["alone", { winners: [0], scores: [7] }, 1, 0, "Your score: 7"],
])("%s", (_, outcome, players, me, text) => {
  expect(headline({ ...outcome, reason: "" }, names.slice(0, players), me)).toBe(text);
});

test("equal scores share a place", () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, [5, 5, "2"]))).toEqual([1, 1, 3]);
});
