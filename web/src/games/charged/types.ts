// The views, moves and events of Charged.
// Generated from src/valence/games/charged by scripts/generate_protocol.py.

export type AskedWording = "" | "14" | "16" | "university";

export type Laid = [row: number, column: number, tile: Tile];

export type Naming = "bonus" | "no" | "required";

export type Tile = "Al" | "Au" | "Ba" | "Br" | "C" | "Ca" | "Cl" | "Cu" | "Fe" | "I" | "K" | "Mg" | "N" | "Na" | "O" | "P" | "S" | "red";

export type Wording = "14" | "16" | "university";

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
  /** R27: the formulas that the player to move has to name */
  unnamed: Unnamed[];
  /** R28: of each seat; empty while nobody has any */
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

/** R27: the names of the formulas just laid, right or wrong, in the order of the question. */
export interface Name {
  type: "name";
  names: (string | NamedSalt)[];
  language?: string;
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
  /** R27: whether the names are asked for, and whether the points wait for them */
  naming: Naming;
}

export interface Named {
  event: "Named";
  seat: number;
  formulas: NamedFormula[];
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
  red_tiles: "any" | "one";
  /** 0: as many as the far limit */
  scoreless: number;
  naming: Naming;
  penalty: boolean;
  facts: Wording;
  /** R1, R2, R4: the tiles and ions of a set */
  cards: Row[] | null;
}

/** R27: a formula that its player has to name, and the points it has earned. */
export interface Unnamed {
  formula: string;
  points: number;
}

/** The name of a salt in any language: the right one, or that of somebody with a misconception about a concept. */
export interface NamedSalt {
  cation: string;
  anion: string;
  idea?: [string, string] | null;
}

/** The ruling on one formula. */
export interface Scored {
  formula: string;
  cation: string;
  cations: number;
  anion: string;
  anions: number;
  tiles: ScoredTile[];
  /** R21: 2 for each DF and 3 for each TF that this turn covered */
  factors: number[];
  points: number;
}

/** R27: the name that was given to a formula, and what it earned. */
export interface NamedFormula {
  formula: string;
  text: string | NamedSalt;
  grade: Grade;
  points: number;
}

/** The winners, the scores, and the id of the reason the game ended, with the number in its sentence. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
  count?: number | null;
  /** those who can neither win nor lose, such as a quizmaster */
  aside?: number[];
}

/** A tile, an ion by its id, or a row of the board. */
export interface Row {
  tile?: Tile | null;
  /** None: as built in */
  copies?: number | null;
  value?: number | null;
  ion?: string | null;
  board?: string | null;
  facts?: AskedWording;
}

export interface ScoredTile {
  square: [number, number];
  tile: Tile;
  value: number;
  /** R21: 2 or 3 for a tile placed in this turn on a DS or TS, else 1 */
  factor: number;
}

/** A grade, which is right without a mistake; a remark says how a right answer is usually written. */
export interface Grade {
  mistake?: Mistake | null;
  remark?: "Roman numeral" | "atom order" | "needless charge" | "needless parentheses" | "older name" | "one word" | "other language" | "other name" | "square brackets" | "state symbol" | "subscript 1" | "two words" | null;
}

/** The first thing that is wrong. */
export interface Mistake {
  kind: "charge" | "charge missing" | "charges shown" | "coefficient" | "common name" | "digit for letter" | "element for ion" | "empty" | "formula for name" | "grouping" | "ide for oxyanion" | "ion altered" | "ion missing" | "letter case" | "no such ending" | "not reduced" | "one word" | "order" | "other charge" | "other ion" | "other metal" | "parentheses missing" | "prefix" | "repeated" | "spelling" | "stoichiometric" | "subscripts swapped" | "unknown symbol" | "unknown word" | "unreadable" | "word ion" | "wrong element" | "zero for O";
  /** what was written, or the id of the ion that it stands for */
  given?: string;
  /** what belongs there, or the id of an ion */
  wanted?: string;
  /** how many of each ion were written, where that is the mistake */
  cations?: number;
  anions?: number;
}

export type Move = Place | Swap | Pass | Name;

export type GameEvent = Started | Placed | Named | Drew | Swapped | Passed | Ended | Dealt | DrewTiles;
