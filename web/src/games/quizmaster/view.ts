import type { Settled, View } from "./types";

/** How many cards the whole game has. */
export function total(view: View): number {
  const settled = view.won.reduce((sum, pile) => sum + pile.length, view.lost.length);
  return settled + view.deck + (view.number === null ? 0 : 1);
}

/** The wrong answers: everyone's except the winner's and passes. */
export function wrongAnswers({ seat: taker, tried }: Settled): { seat: number; text: string }[] {
  return tried.flatMap(({ seat, text }) => (text === null || seat === taker ? [] : [{ seat, text }]));
}
