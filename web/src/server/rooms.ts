/** Rooms: a class, its rounds, homework, checks and reports. */
import type { HomeworkReport, RatedPerson, RoomDecision, RoomInfo } from "../protocol";
import { call, inLanguage } from "./http";
import type { ClockOption, HelpLevel, QuestionLevel } from "./tables";
import type { ExportFormat } from "./export";
import type { ClassMap } from "./understanding";

export interface Deal {
  game: string;
  seats: number;
  /** The printed sheet to play by, but for the options. */
  preset?: string;
  options: Record<string, unknown>;
  /** The level of the bots that fill empty seats; null leaves tables uneven instead. */
  bots: string | null;
  set?: string | null;
  clock: ClockOption | null;
  /** Whether the games start immediately. */
  start: boolean;
  help?: HelpLevel;
  questions?: QuestionLevel;
  /** The round timer. */
  minutes?: number | null;
  grouping?: "random" | "keep" | "similar" | "mixed" | "groups" | "apart";
  /** Whether people who are away are dealt in too. */
  absent?: boolean;
  /** The name under which the teacher who deals plays at every table; null if they don't. */
  teacher?: string | null;
}

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;
/** What a teacher can do in a room; each changes it for everyone. */
export type RoomCommand =
  | "close"
  | "deal"
  | "end"
  | "groups"
  | "homework"
  | "lend"
  | "lesson"
  | "move"
  | "needs"
  | "nudge"
  | "number"
  | "pairings"
  | "pause"
  | "project"
  | "readmit"
  | "remove"
  | "rename"
  | "resume"
  | "seat"
  | "settings"
  | "step"
  | "strays"
  | "timer"
  | "tournament"
  | "withdraw";
export const command = (code: string, what: RoomCommand, body: object = {}): Promise<RoomInfo> =>
  call("POST", `${room(code)}/${what}`, body);

export const makeRoom = (title: string, generated_names: boolean): Promise<RoomInfo> =>
  call("POST", "/api/rooms", { title, generated_names });
export const roomInfo = (code: string): Promise<RoomInfo> => call("GET", room(code));
/** Join a room, under one of the names offered or a name of your own. */
export const joinRoom = (code: string, body: { name?: string; number?: number; slip?: string; again?: boolean } = {}): Promise<RoomInfo> =>
  call("POST", `${room(code)}/join`, body);
/** Generated names to choose from. */
export const namesFor = (code: string): Promise<string[]> => call("GET", `${room(code)}/names`);
/** Become a teacher of this room, with the key from a colleague's link. */
export const shareDesk = (code: string, key: string): Promise<RoomInfo> => call("POST", `${room(code)}/teach`, { key });

export const roomStreamPath = (code: string): string => inLanguage(`${room(code)}/stream`);
export const placeStreamPath = (code: string): string => `${room(code)}/place`;
export const roomQrPath = (code: string): string => `${room(code)}/qr.svg`;

/** Play a game of a homework; its table. */
export const doHomework = async (code: string, number: number): Promise<string> =>
  (await call<{ table: string }>("POST", `${room(code)}/do`, { number })).table;
export const homeworkReports = (code: string): Promise<HomeworkReport[]> => call("GET", `${room(code)}/homework`);
export const slipPath = (code: string, number: number): string => `${room(code)}/slips/${number}`;

/** How well everyone plays compared with the others. */
export const ratingsOf = (code: string): Promise<RatedPerson[]> => call("GET", `${room(code)}/ratings`);
/** Every decision of the finished games. */
export const decisionsOf = (code: string): Promise<RoomDecision[]> => call("GET", `${room(code)}/decisions`);
export const spreadsheetPath = (code: string): string => inLanguage(`${room(code)}/decisions.xlsx`);
export const resultsPath = (code: string): string => inLanguage(`${room(code)}/results.csv`);
/** What the class has shown; host only. */
export const classMap = (code: string): Promise<ClassMap> => call("GET", `${room(code)}/understanding`);
export const worksheetsPath = (code: string, versions: number, paper: string): string => `${room(code)}/worksheets?versions=${versions}&paper=${paper}`;
export const worksheetsExportPath = (code: string, versions: number, format: ExportFormat): string =>
  `${room(code)}/worksheets/export?versions=${versions}&format=${format}`;

/** What a class got right before and after a unit. */
export interface CheckResult {
  game: string;
  title: string;
  before: number;
  after: number;
  /** Of those who took both, out of ten; the interval is null for too few of them. */
  gain: { students: number; before: number; after: number; gain: number; low: number | null; high: number | null } | null;
  concepts: { title: string; before: { right: number; decisions: number }; after: { right: number; decisions: number } }[];
}

/** A question of a check with its right answer. */
export interface KeyedQuestion {
  question: string;
  choices: string[];
  right: number;
  why: string;
}

/** Both versions of a game's check. */
export const checkExportPath = (code: string, game: string, format: ExportFormat): string =>
  `${room(code)}/checks/key/${encodeURIComponent(game)}/export?format=${format}`;
export const checkKey = (code: string, game: string): Promise<KeyedQuestion[][]> => call("GET", `${room(code)}/checks/key/${encodeURIComponent(game)}`);

export const startCheck = (code: string, game: string, kind: "before" | "after"): Promise<RoomInfo> => call("POST", `${room(code)}/checks`, { game, kind });
export const closeCheck = (code: string): Promise<RoomInfo> => call("POST", `${room(code)}/checks/close`, {});
export const checkResults = (code: string): Promise<CheckResult[]> => call("GET", `${room(code)}/checks`);
export const checkQuestions = (code: string): Promise<{ question: string; choices: string[] }[]> => call("GET", `${room(code)}/checks/questions`);
export const handInCheck = (code: string, number: number, answers: number[]): Promise<RoomInfo> => call("POST", `${room(code)}/checks/answers`, { number, answers });
