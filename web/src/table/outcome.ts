import { t } from "../texts/index.svelte";

export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

export function headline({ winners, scores }: Outcome, names: string[], me: number | null): string {
  if (names.length === 1) return t("result.solo", { score: scores[0] ?? 0 });
  if (!winners.length) return t("result.noWinner");
  if (winners.length === 1 && winners[0] === me) return t("result.youWin");
  const who = winners.map((seat) => names[seat] ?? "").join(", ");
  return t(winners.length === 1 ? "result.wins" : "result.shared", { names: who });
}
