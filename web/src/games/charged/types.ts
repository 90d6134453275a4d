// The views, moves and events of Charged.
// Generated from src/valence/games/charged by scripts/generate_protocol.py.

export type Laid = [row: number, column: number, tile: Tile];

export type Tile = "Al" | "Au" | "Ba" | "Br" | "C" | "Ca" | "Cl" | "Cu" | "Fe" | "I" | "K" | "Mg" | "N" | "Na" | "O" | "P" | "S" | "red";

export interface View {
  game: "charged";
  options: Options;
  players: number;
  seat: number | null;
  /** R23: the squares of the board */
  rows: string[];
  board: Laid[];
  /** the viewer's rack; None for a spectator */
  rack: Tile[] | null;
  /** how many tiles each seat holds */
  holds: number[];
  bag: number;
  scores: number[];
  to_move: number;
  passes: number;
  scoreless: number;
  swaps: number;
  /** R27: of each seat; empty while nobody has any */
  penalties: number[];
}

export interface Place {
  type: "place";
  tiles: Laid[];
}

export interface Swap {
  type: "swap";
  tiles: Tile[];
}

export interface Pass {
  type: "pass";
}

export interface Started {
  event: "Started";
  starter: number;
  rack: number;
  bag: number;
  centre: [number, number];
}

/** The ruling on a placement: every formula made or changed, and what it is worth. */
export interface Placed {
  event: "Placed";
  seat: number;
  tiles: Laid[];
  formulas: Scored[];
  points: number;
}

export interface Drew {
  event: "Drew";
  seat: number;
  count: number;
  bag: number;
}

export interface Swapped {
  event: "Swapped";
  seat: number;
  count: number;
}

export interface Passed {
  event: "Passed";
  seat: number;
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
}

export interface Dealt {
  event: "Dealt";
  tiles: Tile[];
  to: number;
}

export interface DrewTiles {
  event: "DrewTiles";
  tiles: Tile[];
  to: number;
}

export interface Options {
  /** the rows of a custom board */
  board: string[] | null;
  rack: number;
  front: boolean;
  penalty: boolean;
}

/** The ruling on one formula. */
export interface Scored {
  formula: string;
  name: string;
  cation: string;
  cations: number;
  anion: string;
  anions: number;
  tiles: ScoredTile[];
  /** R21: 2 for each DF and 3 for each TF that this turn covered */
  factors: number[];
  points: number;
}

/** Who won, the scores, and why the game ended. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

export interface ScoredTile {
  square: [number, number];
  tile: Tile;
  value: number;
  /** R21: 2 or 3 for a tile placed in this turn on a DS or TS, else 1 */
  factor: number;
}

export type Move = Place | Swap | Pass;

export type GameEvent = Started | Placed | Drew | Swapped | Passed | Ended | Dealt | DrewTiles;
