/** The learner's progress in this browser, and how many new questions were asked today. */
import type { CardSettled, Question, Settled } from "./games/quizmaster/types";
import { load, store } from "./storage";

/** As valence.learn.practice.schedule has it; only Python looks inside. */
export type Progress = Record<string, unknown>;

export interface Turn {
  progress: Progress;
  /** A null text means "I don't know". */
  answer?: { item: string; text: string | null };
  /** How many new questions are still wanted. */
  new: number;
}

export interface Asked {
  item: string;
  question: Question;
  is_new: boolean;
}

export interface Ruled {
  grade: "again" | "hard" | "good";
  event: CardSettled;
  last: Settled;
  words: string[];
}

export interface Reply {
  progress: Progress;
  summary: { known: number; shaky: number; due: number; new: number; next_due: string | null };
  shakiest: string[];
  ruled: Ruled | null;
  next: Asked | null;
}

const KEY = "practice";
const TODAY = "practice.new";

export function loadProgress(): Progress {
  const stored = load(KEY);
  if (stored) return JSON.parse(stored) as Progress;
  // The seed decides the order of the new questions.
  return { seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, items: {} };
}

export const storeProgress = (progress: Progress): void => store(KEY, JSON.stringify(progress));

const today = (): string => new Date().toDateString();

export function newToday(): number {
  const [day, n] = (load(TODAY) ?? "").split(", ");
  return day === today() ? Number(n) : 0;
}

export const countNew = (): void => store(TODAY, `${today()}, ${newToday() + 1}`);
