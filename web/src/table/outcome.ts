import { numberText } from "../numbers";
import { t } from "../texts/index.svelte";

export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
  /** The seats that can neither win nor lose, such as a quizmaster. */
  aside?: number[];
}

/** "You lost 3 : 8"; among several, "Ada and Ben share the win". */
export function headline({ winners, scores, aside = [] }: Outcome, names: string[], me: number | null): string {
  const players = names.length - aside.length;
  if (names.length === 1) return t("result.solo", { score: scores[0] ?? 0 });
  if (!winners.length) return t("result.noWinner");
  if (me === null || aside.includes(me)) return t(winners.length === 1 ? "result.wins" : "result.shared", { names: listed(winners, names) });
  const own = numberText(scores[me] ?? 0);
  if (winners.includes(me) && winners.length > 1) return t("result.draw", { own, names: listed(winners.filter((seat) => seat !== me), names) });
  if (players === 2) return t(winners.includes(me) ? "result.youWin" : "result.youLost", { own, other: numberText(scores[otherOf(me, aside)] ?? 0) });
  if (winners.includes(me)) return t("result.youWin.many", { own });
  return t("result.place", { place: placeOf(me, scores), all: players, names: listed(winners, names) });
}

/** The opponent of one of two players. */
const otherOf = (me: number, aside: number[]): number => [0, 1, 2].find((seat) => seat !== me && !aside.includes(seat)) ?? me;

const listed = (seats: number[], names: string[]): string => seats.map((seat) => names[seat] ?? "").join(", ");

/** 1 for the highest score; equal scores share a place. */
export function placeOf(seat: number, scores: (number | string)[]): number {
  return 1 + scores.filter((score) => Number(score) > Number(scores[seat])).length;
}
