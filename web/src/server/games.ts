/** The games, their rules and cards, and practice with them. */
import type { BoxCard } from "../cards/types";
import { local } from "../local/transport";
import type { OptionsSchema } from "../options/fields";
import type { OwnReply, OwnTurn } from "../ownMistakes";
import type { Reply, Turn } from "../practice";
import type { EventInWords, Raw } from "../protocol";
import { call, once } from "./http";

/** A printed sheet, as options. */
export interface Preset {
  id: string;
  title: string;
  about: string;
  seats: [number, number];
  options: Record<string, unknown>;
  /** The options that replace these at a table with bots, and those that are added in rooms; each also in words. */
  with_bots: Record<string, unknown>;
  in_rooms: Record<string, unknown>;
  easier: Record<string, unknown>;
  with_bots_words: string;
  in_rooms_words: string;
  /** The options that the sheet leaves to the players. */
  choices: string[];
  /** Where the game differs from the sheet, and the reasons. */
  variants: { what: string; why: string }[];
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  /** Bot levels, weakest first: names, and numbers for those between them. */
  levels: string[];
  /** The bots of installed packages, which aren't on the dial. */
  outside: string[];
  /** Bots that hold one misconception, and the house rules that make it show. */
  personas: { level: string; says: string; options: Record<string, unknown> }[];
  /** Whether players can get hints. */
  advice: boolean;
  /** Whether a finished game can be reviewed. */
  review: boolean;
  /** Whether there is a guided first game. */
  guide: boolean;
  /** The kind of sets that it can be played with; empty if there are only the built-in cards. */
  sets: string;
  /** The kinds of help on screen that can be switched off. */
  help: string[];
  /** Whether players can be asked about their moves before the ruling. */
  asks: boolean;
  /** The printed sheets, the usual one first. */
  presets: Preset[];
  /** The options of a game for in between; empty where the standard game is short enough. */
  short: Record<string, unknown>;
  options: OptionsSchema;
}

/** The default bot level. */
export const middleLevel = ({ levels }: GameInfo): string =>
  levels.includes("fair") ? "fair" : (levels[Math.floor((levels.length - 1) / 2)] ?? "");

/** The table sizes to choose from; a single seat is for solo practice only. */
export function sizesOf({ seats: [min, max] }: GameInfo): number[] {
  const from = Math.max(2, min);
  return Array.from({ length: max - from + 1 }, (_, n) => from + n);
}

/** An example of a rulebook as a position. */
export interface Example {
  /** A rule such as R12, or E2 for the second of the rulebook's examples. */
  place: string;
  names: string[];
  help: string[];
  view: Raw;
  to_move: number[];
  events: EventInWords[];
}

export const games = once(() => call<GameInfo[]>("GET", "/api/games"));
export const rules = (game: string): Promise<string> => call("GET", `/api/games/${game}/rules`);
export const examples = (game: string): Promise<Example[]> => call("GET", `/api/games/${game}/examples`);
export const box = (game: string): Promise<BoxCard[]> => call("GET", `/api/games/${game}/cards`);

export function drawingPath(id: string): string {
  const path = `/api/drawings/${encodeURIComponent(id)}.svg`;
  return local()?.filePath(path) ?? path;
}

/** Judge an answer, and ask the next question. */
export const practise = (turn: Turn): Promise<Reply> => call("POST", "/api/practice", turn);
/** The same about what our games left open. */
export const practiseOwn = (turn: OwnTurn): Promise<OwnReply> => call("POST", "/api/practice/own", turn);
