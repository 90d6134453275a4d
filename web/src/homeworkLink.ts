/** Homework as a link: everything is in its address, so no server has to know it. */
import type { HelpLevel, QuestionLevel } from "./server";
import { pack, unpack } from "./packed";
import { load, store } from "./storage";

export interface HomeworkLink {
  title: string;
  /** For people: what to do. */
  goal: string;
  /** The last day, as 2026-11-25; links of earlier versions have none. */
  due?: string;
  /** To whom it is handed in, and how. */
  to?: string;
  game: string;
  seats: number;
  /** The level of the bots on the other seats. */
  level: string;
  help: HelpLevel;
  /** Missing in links of earlier versions. */
  questions?: QuestionLevel;
  options: Record<string, unknown>;
}

/** The homework as letters and digits for an address. */
export const encode = (homework: HomeworkLink): Promise<string> => pack(homework);

/** The homework in an address; an error if it is damaged. */
export async function decode(data: string): Promise<HomeworkLink> {
  const homework = (await unpack(data)) as HomeworkLink;
  if (typeof homework.game !== "string" || typeof homework.seats !== "number") throw new Error(data);
  return homework;
}

/** The data in a link that a teacher pastes: all of it, or only what follows the last slash. */
export const dataIn = (link: string): string => link.trim().replace(/^.*\//, "");

/** The end of the last day to hand in, in seconds since the epoch; null if none is set. */
export function dueTime({ due }: HomeworkLink): number | null {
  const end = due ? new Date(`${due}T23:59:59`).getTime() / 1000 : NaN;
  return Number.isFinite(end) ? end : null;
}

// Which tables on this device were opened for which homework.
const KEY = "homework";
const known = (): Record<string, string[]> => JSON.parse(load(KEY) ?? "{}") as Record<string, string[]>;

export const tablesOf = (data: string): string[] => known()[data] ?? [];
export const addTable = (data: string, code: string): void => store(KEY, JSON.stringify({ ...known(), [data]: [...tablesOf(data), code] }));
export const homeworkOf = (code: string): string | null => Object.entries(known()).find(([, codes]) => codes.includes(code))?.[0] ?? null;
