/** Practice in this browser: the learner's progress, the goal of a day, and what a session brought. */
import type { CardSettled, Question, Settled } from "./games/quizmaster/types";
import { load, store } from "./storage";

/** As valence.learn.practice.schedule has it; only Python looks inside. */
export type Progress = Record<string, unknown>;

export interface Turn {
  progress: Progress;
  /** A null text means "I don't know". */
  answer?: { item: string; text: string | null; seed: string };
  /** How many new questions are still wanted. */
  new: number;
}

/** An exercise about a concept. */
export interface Exercise {
  title: string;
  question: string;
  choices: string[];
  seed: string;
}

export interface Asked {
  item: string;
  is_new: boolean;
  question: Question | null;
  choice_cards: string[];
  /** The card to show before it is asked. */
  introduces: string | null;
  why: string;
  exercise: Exercise | null;
}

export interface Ruled {
  item: string;
  grade: "again" | "hard" | "good";
  was_new: boolean;
  title: string;
  words: string[];
  event: CardSettled | null;
  last: Settled | null;
  right: string;
}

export interface Reply {
  progress: Progress;
  summary: { known: number; shaky: number; due: number; new: number; next_due: string | null };
  shakiest: string[];
  ruled: Ruled | null;
  next: Asked | null;
}

/** Answers a day: about five minutes. */
export const GOAL = 10;
export const NEW_A_DAY = 6;

const KEY = "practice";
const TODAY = "practice.new";

export function loadProgress(): Progress {
  const stored = load(KEY);
  if (stored) return JSON.parse(stored) as Progress;
  // The seed decides the order of the new questions.
  return { seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, items: {} };
}

export const storeProgress = (progress: Progress): void => store(KEY, JSON.stringify(progress));

const DAYS = "practice.days";
const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (time: Date): string => `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, "0")}-${String(time.getDate()).padStart(2, "0")}`;

/** How many answers were given on each day. */
const loadDays = (): Record<string, number> => JSON.parse(load(DAYS) ?? "{}") as Record<string, number>;

export const answeredToday = (now = new Date()): number => loadDays()[dayOf(now)] ?? 0;

export function countAnswer(now = new Date()): void {
  store(DAYS, JSON.stringify({ ...loadDays(), [dayOf(now)]: answeredToday(now) + 1 }));
}

/** On how many of the last seven days there was practice: a missed day takes nothing away. */
export function daysThisWeek(now = new Date()): number {
  const days = loadDays();
  return Array.from({ length: 7 }, (_, n) => dayOf(new Date(now.getTime() - n * DAY_MS))).filter((day) => days[day]).length;
}

/** What a session brought, as titles. */
export interface Gains {
  /** New, and right at once. */
  learned: string[];
  /** Right after a mistake. */
  regained: string[];
  /** Comes back soon. */
  open: string[];
}

export function gainsOf(session: Ruled[]): Gains {
  const last = new Map(session.map((one) => [one.item, one]));
  const missed = new Set(session.filter(({ grade }) => grade === "again").map(({ item }) => item));
  const fresh = new Set(session.filter(({ was_new }) => was_new).map(({ item }) => item));
  const titles = (which: (one: Ruled) => boolean): string[] => [...new Set([...last.values()].filter(which).map(({ title }) => title))];
  return {
    learned: titles(({ item, grade }) => grade !== "again" && fresh.has(item) && !missed.has(item)),
    regained: titles(({ item, grade }) => grade !== "again" && (missed.has(item) || !fresh.has(item))),
    open: titles(({ grade }) => grade === "again"),
  };
}

const today = (): string => new Date().toDateString();

export function newToday(): number {
  const [day, n] = (load(TODAY) ?? "").split(", ");
  return day === today() ? Number(n) : 0;
}

export const countNew = (): void => store(TODAY, `${today()}, ${newToday() + 1}`);
