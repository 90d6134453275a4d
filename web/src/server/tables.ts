/** Tables: opening them, taking seats, and looking back at a game. */
import type { BoxCard } from "../cards/types";
import { local } from "../local/transport";
import { type EventInWords, type Raw, type TableInfo, type Tally, VERSION } from "../protocol";
import { drawingPath } from "./games";
import { call, once } from "./http";
import type { AfterGame } from "../ownMistakes";
import type { CheckAnswer, ShortCheck, Understood } from "./understanding";

/** Time per move, or for all of a seat's moves. */
export interface ClockOption {
  per: "move" | "game";
  seconds: number;
}

/** How often players are asked about their moves before the ruling. */
export type QuestionLevel = "off" | "some" | "often";

/** How much help players see. */
export type HelpLevel = "full" | "fading" | "none";

export interface NewTable {
  game: string;
  seats?: number;
  /** Whether to play the guided first game, with its own seats and options. */
  guide?: boolean;
  /** The printed sheet to play by, but for the options. */
  preset?: string;
  options?: Record<string, unknown>;
  bots?: { seat: number; level: string }[];
  clock?: ClockOption | null;
  public?: boolean;
  generated_names?: boolean;
  teams?: boolean;
  advice?: boolean;
  help?: HelpLevel;
  questions?: QuestionLevel;
  /** The hash of an own set. */
  set?: string | null;
  /** Whether the host only watches. */
  watch?: boolean;
  /** Without a server: the names of the others who play on this device. */
  people?: string[];
}

interface Step {
  ply: number;
  /** Who made the move that led here; null at the start. */
  seat: number | null;
  view: Raw;
  scores: Tally[];
  events: EventInWords[];
  to_move: number[];
}

export interface Replay {
  /** All kinds of help of the game: in a replay everything is shown. */
  help: string[];
  game: string;
  title: string;
  names: string[];
  steps: Step[];
  outcome: Raw | null;
}

/** A costly move and a better one, in words. */
export interface ReviewedMove {
  /** The ply before the move. */
  ply: number;
  seat: number;
  played: string;
  better: string;
  /** The better move itself, for the board. */
  better_move: Raw;
  /** The drop in winning chances, 0 to 1. */
  cost: number;
  reason: string;
}

export const tablePath = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const socketAddress = (): string => `${location.origin.replace(/^http/, "ws")}/ws`;
export const streamPath = (code: string, ply: number, lang: string): string =>
  `${tablePath(code)}/stream?version=${VERSION}&ply=${ply}&lang=${lang}`;
export const messagesPath = (code: string, lang: string): string => `${tablePath(code)}/messages?lang=${lang}`;
export const qrPath = (code: string): string => `${tablePath(code)}/qr.svg`;
export const recordPath = (code: string): string => `${tablePath(code)}/record`;
export const tableDrawingPath = (code: string, id: string): string =>
  local() ? drawingPath(id) : `${tablePath(code)}/drawings/${encodeURIComponent(id)}.svg`;

/** Whether a code belongs to a table or a room. */
export const lookUpCode = (code: string): Promise<{ kind: "table" | "room"; code: string }> =>
  call("GET", `/api/join/${encodeURIComponent(code)}`);

export const tableInfo = (code: string): Promise<TableInfo> => call("GET", tablePath(code));
const boxes: Record<string, () => Promise<BoxCard[]>> = {};
/** The cards at a table, fetched once: they never change. */
export const tableBox = (code: string): Promise<BoxCard[]> => (boxes[code] ??= once(() => call<BoxCard[]>("GET", `${tablePath(code)}/cards`)))();
export const publicTables = (): Promise<TableInfo[]> => call("GET", "/api/tables");
export const makeTable = (wanted: NewTable): Promise<TableInfo> => call("POST", "/api/tables", wanted);
/** Open a record as a finished table. */
export const openRecord = (record: string): Promise<TableInfo> => call("POST", "/api/records", { record });

/** Take the given seat or the first free one; with `team`, share one that is taken. */
export const sit = (code: string, seat?: number, team = false): Promise<unknown> => call("POST", `${tablePath(code)}/sit`, { seat, team });
export const seatBot = (code: string, seat: number, level: string): Promise<unknown> =>
  call("POST", `${tablePath(code)}/bot`, { seat, level });
export const kick = (code: string, seat: number): Promise<unknown> => call("POST", `${tablePath(code)}/kick`, { seat });

export type TableAction = "leave" | "start" | "pause" | "resume" | "end";
export const request = (code: string, action: TableAction): Promise<unknown> => call("POST", `${tablePath(code)}/${action}`, {});
export const rematch = (code: string): Promise<TableInfo> => call("POST", `${tablePath(code)}/rematch`, {});

/** Every position as one seat saw it; null for a spectator. */
export const replayOf = (code: string, seat: number | null): Promise<Replay> =>
  call("GET", `${tablePath(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** The costliest moves that were found so far; poll until the review is ready. */
export const reviewOf = (code: string): Promise<{ is_ready: boolean; turns: ReviewedMove[] }> =>
  call("GET", `${tablePath(code)}/review`);

/** What bots with a misconception got wrong in a finished game. */
export const personasAt = (code: string): Promise<{ seat: number; name: string; choices: string[]; right: number; instead: string }[]> =>
  call("GET", `${tablePath(code)}/personas`);
/** What we have shown in a finished game. */
export const shownBy = (code: string): Promise<Understood> => call("GET", `${tablePath(code)}/understanding`);

/** The next question of our short check after a game; answer one, and get the next. */
export const nextCheck = (code: string): Promise<ShortCheck> => call("GET", `${tablePath(code)}/check`);
export const answerCheck = (code: string, answer: CheckAnswer): Promise<ShortCheck> => call("POST", `${tablePath(code)}/check`, answer);

/** What we got wrong in a finished game, for practice. */
export const toPractise = (code: string): Promise<AfterGame> => call("GET", `${tablePath(code)}/practice`);
