/** The course of a finished game: who was ahead after each move, and what it was about. */
import { compoundOf } from "../cards/compounds";
import type { BoxCard } from "../cards/types";
import type { EventInWords, Tally } from "../protocol";

export interface CourseStep {
  ply: number;
  scores: Tally[];
  events: EventInWords[];
}

/** The score that decided the game, of each seat after each ply; where it isn't shown, it is as before. */
export function courseOf(steps: CourseStep[]): number[][] {
  const decisive = steps.at(-1)?.scores[0];
  const course: number[][] = decisive?.values.map(() => []) ?? [];
  for (const { scores } of steps) {
    const shown = scores.find(({ unit }) => unit === decisive?.unit);
    course.forEach((own, seat) => own.push(Number(shown?.values[seat] ?? own.at(-1) ?? 0)));
  }
  return course;
}

/** The index of the step after which the winner was ahead for good; null if nobody won or the scores never differed. */
export function turningPoint(course: number[][], winners: number[]): number | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || course.length < 2) return null;
  const leads = course[winner]!.map((own, n) => own - Math.max(...course.filter((_, seat) => seat !== winner).map((one) => one[n]!)));
  const last = leads.findLastIndex((lead) => lead <= 0);
  return leads.at(-1)! > 0 && last >= 0 ? last + 1 : null;
}

export interface Compound {
  formula: string;
  name: string;
}

/** The substances of the box that were named in a game's events, and the compounds that were made, which have no card, in order. */
export function chemistryMet(events: EventInWords[], box: BoxCard[]): { cards: BoxCard[]; compounds: Compound[] } {
  const [words, compounds] = [new Set<string>(), new Map<string, Compound>()];
  for (const { event } of events) collect(event, box, words, compounds);
  const cards = new Map(box.filter(({ id }) => words.has(id)).map((card) => [card.name, card]));
  return { cards: [...cards.values()], compounds: [...compounds.values()] };
}

function collect(value: unknown, box: BoxCard[], words: Set<string>, compounds: Map<string, Compound>): void {
  if (typeof value === "string") words.add(value);
  if (typeof value !== "object" || value === null) return;
  const { cation = "", anion = "" } = value as { cation?: string; anion?: string };
  const found = compoundOf(box, { cation, anion });
  if (found) compounds.set(found.formula, { formula: found.formula, name: found.name });
  for (const inner of Object.values(value)) collect(inner, box, words, compounds);
}
