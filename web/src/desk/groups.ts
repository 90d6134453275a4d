/** Arranging a class in groups. */
import type { DeskPerson } from "../protocol";

export type Arrangement = "random" | "mixed" | "similar" | "list" | "tables";
export const ARRANGEMENTS: Arrangement[] = ["random", "mixed", "similar", "list", "tables"];

/** The groups that a class has, as ids; people in none of them come last. */
export function groupsOf(people: DeskPerson[]): { groups: string[][]; without: string[] } {
  const groups = new Map<number, string[]>();
  for (const { id, group } of people) if (group !== null) groups.set(group, [...(groups.get(group) ?? []), id]);
  const ordered = [...groups].sort(([a], [b]) => a - b).map(([, ids]) => ids);
  return { groups: ordered, without: people.filter(({ group }) => group === null).map(({ id }) => id) };
}

/** New groups of at most this size, as equal as possible. */
export function arranged(people: DeskPerson[], size: number, how: Arrangement, random: () => number = Math.random): string[][] {
  switch (how) {
    case "random":
      return rows(shuffled(people, random), size);
    case "mixed": // strong and weak ones take turns
      return columns(byPoints(people), size);
    case "similar":
      return rows(byPoints(people), size);
    case "list":
      return rows([...people].sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity)), size);
    case "tables":
      return [...new Set(people.map(({ table }) => table))].map((table) => ids(people.filter((one) => one.table === table)));
  }
}

/** A person moves to another group; a number behind the last one makes a new group. Empty groups disappear. */
export function moved(groups: string[][], id: string, to: number | null): string[][] {
  const without = groups.map((group) => group.filter((one) => one !== id));
  if (to !== null) without[to] = [...(without[to] ?? []), id];
  return without.filter((group) => group.length);
}

const ids = (people: DeskPerson[]): string[] => people.map(({ id }) => id);
const byPoints = (people: DeskPerson[]): DeskPerson[] => [...people].sort((a, b) => b.points - a.points);

function columns(people: DeskPerson[], size: number): string[][] {
  const count = Math.ceil(people.length / size);
  return Array.from({ length: count }, (_, n) => ids(people.filter((_one, at) => at % count === n)));
}

function rows(people: DeskPerson[], size: number): string[][] {
  let at = 0;
  return columns(people, size).map(({ length }) => ids(people.slice(at, (at += length))));
}

function shuffled(people: DeskPerson[], random: () => number): DeskPerson[] {
  const keyed = people.map((person) => ({ person, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ person }) => person);
}
