/** Lessons: the shelf, lessons that teachers share, and the one that a room goes through. */
import type { LessonInfo, Shelf, ToldIdea } from "../protocol";
import { call } from "./http";
import type { Deal, KeyedQuestion } from "./rooms";

export interface StepWords {
  title?: string;
  /** A sentence for every phone and the projector, during a talk. */
  message?: string;
  say?: string;
  ask?: string[];
  expect?: string;
}

export type Step = { words?: StepWords } & (
  | { kind: "talk"; minutes: number; about_table?: boolean }
  | { kind: "play"; deal: Deal }
  | { kind: "go_on"; minutes: number }
  | { kind: "check"; minutes: number; game: string; when: "before" | "after" }
  | { kind: "homework"; minutes: number; deal: Deal; games: number; days: number }
);

export interface Lesson {
  /** Of a lesson on the shelf; empty for a teacher's own. */
  id?: string;
  title?: string;
  goal?: string;
  levels?: Level[];
  steps: Step[];
  ideas?: unknown[];
  topics?: string[];
}

export type Level = "14-16" | "16-18" | "year 1" | "year 2";

/** A lesson as teachers see it, with its structure. */
export type ToldLesson = Omit<LessonInfo, "lesson"> & { lesson: Lesson };
export type { ToldIdea };

export const told = (info: LessonInfo): ToldLesson => info as ToldLesson;

export const shelf = (): Promise<Shelf> => call("GET", "/api/lessons");
/** Read a lesson that somebody shares; an error says what is wrong with it. */
export const readLesson = async (lesson: unknown): Promise<ToldLesson> => told(await call<LessonInfo>("POST", "/api/lessons", lesson));

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

/** Play against bots until the next round; the table. */
export const playMeanwhile = async (code: string, game: string, guide: boolean): Promise<string> =>
  (await call<{ table: string }>("POST", `${room(code)}/meanwhile`, { game, guide })).table;
/** Practice questions for someone who waits. */
export const questionsMeanwhile = (code: string): Promise<KeyedQuestion[]> => call("GET", `${room(code)}/questions`);
