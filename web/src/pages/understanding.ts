import type { ClassMap, Conduct, Finding } from "../server";

type Person = ClassMap["people"][number];

const isGap = ({ verdict }: Finding): boolean => verdict === "misconception" || verdict === "guesses";

/** How much somebody lacks: the concepts that are missing, each by its probability. */
export const needOf = ({ findings }: Person): number => findings.filter(isGap).reduce((sum, { chance }) => sum + chance, 0);

/** Those who need most first, or by name. */
export function sortedPeople(people: Person[], order: "need" | "name"): Person[] {
  const byName = [...people].sort((one, other) => one.name.localeCompare(other.name));
  return order === "name" ? byName : byName.sort((one, other) => needOf(other) - needOf(one));
}

/** Return true if there is enough evidence to say something about somebody. */
export const isConclusive = ({ findings }: Person): boolean => findings.some(({ verdict }) => verdict !== "too little");

/** The rules of the game that students who know the chemistry don't play by, and their names, the most common first. */
export function conducts(people: Person[]): [Conduct, string[]][] {
  const found = new Map<Conduct, string[]>();
  for (const { name, findings } of people) {
    for (const what of new Set(findings.map(({ conduct }) => conduct))) {
      if (what) found.set(what, [...(found.get(what) ?? []), name]);
    }
  }
  return [...found].sort(([, some], [, others]) => others.length - some.length);
}
