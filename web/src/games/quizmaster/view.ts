import type { Settled, View } from "./types";

/** How many cards the whole game has. */
export function total(view: View): number {
  const settled = view.won.reduce((sum, pile) => sum + pile.length, view.lost.length);
  return settled + view.deck + (view.number === null ? 0 : 1);
}

/** What was tried in vain: who took the card was right, and who passed said nothing. */
export function wrongAnswers({ seat: taker, tried }: Settled): { seat: number; text: string }[] {
  return tried.flatMap(({ seat, text }) => (text === null || seat === taker ? [] : [{ seat, text }]));
}
