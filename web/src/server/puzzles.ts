/** Puzzles: positions with exactly one best move. */
import type { EventInWords, MoveInWords, Preview, Raw, RefusedMove, Tally } from "../protocol";
import { call } from "./http";

export type PuzzleKind = "trick" | "placement" | "split" | "mn" | "dispersity" | "turn";

export interface Puzzle {
  /** Today by UTC, as 2026-11-19, and the number of its puzzle. */
  day: string;
  today: number;
  number: number;
  count: number;
  /** After so many wrong tries the solution is shown. */
  tries: number;
  kind: PuzzleKind;
  game: string;
  title: string;
  names: string[];
  seat: number;
  view: Raw;
  /** What the board shows of the moves before. */
  events: EventInWords[];
  scores: Tally[];
  help: string[];
  moves: MoveInWords[] | null;
  refused: RefusedMove[];
  candidates: MoveInWords[] | null;
}

export interface Solution {
  move: Raw;
  words: string;
  ruling: string;
  why: string;
  reached: (number | string)[];
}

export interface Judged {
  is_right: boolean;
  is_miss: boolean;
  words: string;
  rule: string;
  reason: string;
  ruling: string;
  reached: (number | string)[];
  group: string;
  marks: string[];
  solution: Solution | null;
}

/** The puzzle of the day, or the one with a number. */
export const puzzle = (number: string): Promise<Puzzle> => call("GET", `/api/puzzles${number && `?number=${encodeURIComponent(number)}`}`);
/** Judge a move; null gives up. */
export const tryPuzzle = (number: number, move: Raw, misses: number): Promise<Judged> =>
  call("POST", "/api/puzzles/try", { number, move, misses });
export const previewPuzzle = (number: number, move: Raw): Promise<Preview> => call("POST", "/api/puzzles/preview", { number, move });
