/** What the decisions of a class show about each student. */
import { csvOf } from "../csv";
import type { RatedPerson, RoomDecision } from "../protocol";
import { t } from "./texts";

export interface StudentReport {
  name: string;
  number: number | null;
  games: number;
  /** Moves that were made; the refused tries before one belong to the same decision. */
  decisions: number;
  /** Those that were accepted at the first try, without a hint. */
  right: number;
  refused: number;
  hints: number;
  /** The median time for a move that was accepted. */
  seconds: number;
  /** The rules broken most often. */
  rules: BrokenRule[];
}

export interface BrokenRule {
  rule: string;
  times: number;
  /** What the latest refusal said. */
  reason: string;
}

const MOST_RULES = 3;

/** One report for each person, by name. Moves of bots and of the clock don't count. */
export function reportsOf(decisions: RoomDecision[]): StudentReport[] {
  const people = new Map<string, RoomDecision[]>();
  for (const one of decisions) if (one.kind === "person") people.set(one.name, [...(people.get(one.name) ?? []), one]);
  return [...people].map(([name, own]) => reportOf(name, own)).sort((a, b) => a.name.localeCompare(b.name));
}

function reportOf(name: string, own: RoomDecision[]): StudentReport {
  const refused = own.filter(({ result }) => result === "refused");
  const accepted = own.filter(({ result }) => result === "accepted");
  return {
    name,
    number: own.at(-1)?.number ?? null,
    games: new Set(own.map(({ table }) => table)).size,
    decisions: accepted.length,
    right: accepted.filter((one) => one.hints === 0 && !wasRefusedBefore(one, own)).length,
    refused: refused.length,
    hints: own.filter(({ result }) => result === "hint").length,
    seconds: median(accepted.map(({ seconds }) => seconds)),
    rules: mostBroken(refused),
  };
}

/** Whether the decision just before this one, at the same table, was refused. */
function wasRefusedBefore(one: RoomDecision, own: RoomDecision[]): boolean {
  const before = own[own.indexOf(one) - 1];
  return before?.result === "refused" && before.table === one.table;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function mostBroken(refused: RoomDecision[]): BrokenRule[] {
  const broken = new Map<string, BrokenRule>();
  for (const { game, rule: number, reason } of refused) {
    const rule = `${game} ${number}`;
    broken.set(rule, { rule, times: (broken.get(rule)?.times ?? 0) + 1, reason });
  }
  return [...broken.values()].sort((a, b) => b.times - a.times).slice(0, MOST_RULES);
}

/** The people of a room about whom the report says nothing. */
export function missingFrom(reports: StudentReport[], people: { name: string }[]): string[] {
  const found = new Set(reports.map(({ name }) => name));
  return people.map(({ name }) => name).filter((name) => !found.has(name));
}

/** The decisions as CSV, with the real name of each number in front. */
export function decisionsCsv(decisions: RoomDecision[], real: (number: number | null) => string): string {
  const [first] = decisions;
  if (!first) return "";
  return csvOf([["real name", ...Object.keys(first)], ...decisions.map((one) => [real(one.number), ...Object.values(one)])]);
}

/** Some of a student's report that isn't in their decisions. */
export interface Standing {
  points: number;
  rating: RatedPerson | undefined;
}

/** The report as CSV, with the real name of each number in front. */
export function summaryCsv(reports: StudentReport[], standingOf: (name: string) => Standing, real: (number: number | null) => string): string {
  const counted = (["name", "games", "points", "rating"] as const).map((column) => t(`report.${column}`));
  const measures = (["decisions", "right", "refused", "hints", "seconds", "rules"] as const).map((column) => t(`report.${column}`));
  const head = [t("desk.person.number"), ...counted, "±", ...measures];
  const rows = reports.map((one) => {
    const { points, rating } = standingOf(one.name);
    const rules = one.rules.map(({ rule, times }) => `${rule} (${times})`).join(", ");
    const measured = [one.decisions, one.right, one.refused, one.hints, one.seconds];
    return [real(one.number), one.name, one.games, points, rating?.rating, rating?.give_or_take, ...measured, rules];
  });
  return csvOf([head, ...rows]);
}
