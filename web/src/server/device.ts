/** What only the site without a server answers: the games on this device, and what a class has handed in. */
import type { HomeworkLink } from "../homeworkLink";
import type { Progress } from "../practice";
import { call } from "./http";
import { type HelpLevel, recordPath, tablePath } from "./tables";
import type { ClassMap } from "./understanding";

/** A game on this device. */
export interface SavedGame {
  code: string;
  game: string;
  title: string;
  status: "open" | "playing" | "paused" | "over";
  names: string[];
  updated: number;
}

/** The games on this device, the latest first. */
export const savedGames = (): Promise<SavedGame[]> => call("GET", "/api/tables");
export const removeGame = (code: string): Promise<SavedGame[]> => call("POST", `${tablePath(code)}/remove`, {});
/** A record as a short text for a form or an e-mail. */
export const shortRecord = async (code: string): Promise<string> => (await call<{ text: string }>("GET", `${recordPath(code)}/short`)).text;

/** A file or text that was handed in. */
export interface Sheet {
  name: string;
  text: string;
}

/** One record of a pile, or what is wrong with it. */
export interface HandedIn {
  source: string;
  record: string;
  problem: string;
  people: string[];
  /** The same people, as on the class list if they are on it. */
  students: string[];
  game: string;
  title: string;
  help: HelpLevel;
  is_over: boolean;
  won: boolean;
  result: string;
  moves: number;
  refused: number;
  hints: number;
  /** Whether it is the homework that was set; null without one. */
  is_as_set: boolean | null;
  same_as: string;
}

/** Replay everything that a class has handed in. */
export const lookThrough = (sheets: Sheet[], homework: HomeworkLink | null, names: string[]): Promise<HandedIn[]> =>
  call("POST", "/api/pile", { sheets, homework, names });

/** The class's map of understanding; the code of a table is the number of its record. */
export const understoodIn = (sheets: Sheet[], names: string[]): Promise<ClassMap> => call("POST", "/api/pile/understanding", { sheets, names });

/** Everything on this device; the page adds the practice progress. */
export const backUp = (): Promise<object> => call("GET", "/api/backup");

interface Restored {
  added: number;
  known: number;
  refused: number;
  practice: Progress;
}

/** The backup is sent as it is, because Python says what is wrong with it. */
export const restore = (backup: string, practice: Progress): Promise<Restored> =>
  call("POST", "/api/backup", `{"practice":${JSON.stringify(practice)},"backup":${backup}}`);
