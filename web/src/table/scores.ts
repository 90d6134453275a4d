/** Scores with their units. */
import { numberText } from "../numbers";
import type { Tally } from "../protocol";
import { textOr } from "../texts/index.svelte";

/** "card" or "cards", in the user's language; a unit without a text, such as Mn, stays as it is. */
export function unitText(unit: string, value: number | string): string {
  return textOr(Number(value) === 1 ? `score.${unit}.1` : `score.${unit}`, unit);
}

/** "27 ruled out, 6 questions" */
export function scoreText(tallies: Tally[], seat: number): string {
  return tallies.map(({ unit, values }) => `${numberText(values[seat] ?? 0)} ${unitText(unit, values[seat] ?? 0)}`).join(", ");
}
