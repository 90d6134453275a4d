import { t } from "../texts/index.svelte";

export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

export function headline({ winners }: Outcome, names: string[], me: number | null): string {
  if (!winners.length) return t("result.nobody");
  if (winners.length === 1 && winners[0] === me) return t("result.you");
  const who = listed(winners.map((seat) => names[seat] ?? ""));
  return t(winners.length === 1 ? "result.won" : "result.shared", { names: who });
}

/** "a", "a, b": commas alone, which every language understands. */
export function listed(things: string[]): string {
  return things.join(", ");
}
