import { printed } from "../cards/substance";
import { t } from "../texts/index.svelte";

export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

/** "You lost 3 : 8"; among several, "Ada and Ben share the win". */
export function headline({ winners, scores }: Outcome, names: string[], me: number | null): string {
  if (names.length === 1) return t("result.solo", { score: scores[0] ?? 0 });
  if (!winners.length) return t("result.noWinner");
  if (me === null) return t(winners.length === 1 ? "result.wins" : "result.shared", { names: listed(winners, names) });
  const own = printed(scores[me] ?? 0);
  if (winners.includes(me) && winners.length > 1) return t("result.draw", { own, names: listed(winners.filter((seat) => seat !== me), names) });
  if (names.length === 2) return t(winners.includes(me) ? "result.youWin" : "result.youLost", { own, other: printed(scores[1 - me] ?? 0) });
  if (winners.includes(me)) return t("result.youWin.many", { own });
  return t("result.place", { place: placeOf(me, scores), all: names.length, names: listed(winners, names) });
}

const listed = (seats: number[], names: string[]): string => seats.map((seat) => names[seat] ?? "").join(", ");

/** 1 for the highest score; equal scores share a place. */
export function placeOf(seat: number, scores: (number | string)[]): number {
  return 1 + scores.filter((score) => Number(score) > Number(scores[seat])).length;
}
