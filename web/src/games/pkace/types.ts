// The views, moves and events of pKace.
// Generated from src/valence/games/pkace by scripts/generate_protocol.py.

export type CompoundClass = "carbonyl" | "carboxylic_derivative" | "nitrile" | "other";

export type Decision = "difference" | "first" | "mass" | "only" | "order" | "unbeaten";

export type Guard = "class" | "lab";

export type Kind = "acid" | "base";

export type LabOutcome = "adds" | "both" | "either" | "exchanges" | "nothing" | "splits" | "takes";

export type Nucleophilicity = "non" | "strong" | "weak";

export type Verdict = "beats" | "guarded" | "hidden" | "kind" | "value";

export type Water = "organic" | "thermodynamic";

export type Wording = "14" | "16" | "university";

export interface View {
  game: "pkace";
  options: Options;
  players: number;
  seat: number | null;
  dealer: number;
  /** the viewer's hand; None for a spectator */
  hand: string[] | null;
  /** how many cards each seat holds */
  holds: number[];
  leader: number;
  trick: string[];
  taken: number[];
  played: string[][];
  series: number[];
  game_no: number;
  previous: PastGame | null;
  extra: number;
  penalties: number[];
}

export interface Play {
  type: "play";
  card: string;
}

export interface GameDealt {
  event: "GameDealt";
  game_no: number;
  dealer: number;
  leader: number;
  /** R7: how many of a hand are acids; None when acids and bases were shuffled together. */
  acids: number | null;
  hand: number;
}

export interface Led {
  event: "Led";
  seat: number;
  card: Card;
}

export interface Followed {
  event: "Followed";
  seat: number;
  answer: Weighed;
  /** R15: it would take the trick as it lies */
  is_best: boolean;
}

/** R15: the ruling on a trick, with all cards that were weighed. */
export interface TrickTaken {
  event: "TrickTaken";
  seat: number;
  leader: number;
  led: Card;
  /** in seat order from the one after the leader */
  answers: Weighed[];
  winner: string;
  /** What made it the winner: no card beat the lead, one did, the first did, or among several the largest difference, the lower mass, or having been played first. */
  decided: Decision;
  /** Between the winning card and the one led; None when the lead won, no proton moves in the lab, or the deck has no conjugates. */
  reaction: Reaction | null;
  /** R18, R19: what the trick counts */
  points: number;
}

/** R20: one game of a series. */
export interface GameEnded {
  event: "GameEnded";
  edition: number;
  game_no: number;
  points: number[];
  /** what it adds to the series: the points, in edition 1 the hand */
  gained: number[];
  totals: number[];
  /** the goal is reached by several at once, so an extra game follows */
  is_tied: boolean;
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
}

export interface Dealt {
  event: "Dealt";
  cards: Card[];
  to: number;
}

export interface Options {
  edition: 1 | 2;
  deck: "ordered" | "unordered";
  /** R7, R9: None with an ordered deck is five of either */
  hand: number | null;
  takes: "first" | "largest";
  guard: Guard;
  water: Water;
  series: number;
  must: "best" | "lead";
  penalty: boolean;
  /** R16 */
  face_down: boolean;
  /** R22: what is not on the cards. */
  hide_values: boolean;
  hide_classes: boolean;
  hide_nucleophilicity: boolean;
  facts: Wording;
  /** R2: the rows of a set of cards; None is the built-in set. */
  cards: Row[] | null;
}

export interface PastGame {
  played: string[][];
  taken: number[];
}

/** R1: the facts about a card that a trick needs. */
export interface Card {
  id: string;
  short: string;
  kind: Kind;
  /** pKa of an acid, pKaH of a base; None while it is hidden (R22) */
  value: string | null;
  mass: string;
  formula: string;
  /** where the value was measured, or "estimated" */
  solvent?: string;
  /** R3: the class of an acid that a nucleophile would attack; None when it would not. */
  guarded?: CompoundClass | null;
  /** of a base */
  nucleophilicity?: Nucleophilicity | null;
  /** The value by thermodynamics, where this one follows the organic convention for water. */
  thermodynamic?: string | null;
  /** that a set gives */
  own_name?: string | null;
}

/** R4 to R6: one card against the led one. */
export interface Weighed {
  card: Card;
  /** Whether it beats; if not, whether its value, the guard or its kind stood in the way. Hidden until the trick is taken, where something on the cards is (R22). */
  verdict: Verdict;
  /** pKaH of the base less pKa of the acid; None between equal kinds, and while something is hidden. */
  difference: string | null;
  /** What really happens, where the values or the guard don't tell. */
  lab?: LabOutcome | null;
}

/** The reaction when a card beats another: the proton moves from the acid to the base. */
export interface Reaction {
  equation: string;
  /** the conjugate base and the conjugate acid */
  products: [Conjugate, Conjugate];
  /** the cation that the conjugate base is bound to in the equation: Li */
  metal?: string;
  /** whether the conjugate acid is a gas */
  escapes?: boolean;
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

/** A card of a set, as in its file. */
export interface Row {
  type?: string;
  id?: string;
  name?: string;
  smiles?: string;
  value?: string;
  kind?: string;
  nucleophilicity?: string;
  active_methylene?: string;
  formula?: string;
  condensed?: string;
  short?: string;
  solvent?: string;
  acidic_h?: string;
  conjugate?: string;
  conjugate_name?: string;
  conjugate_smiles?: string;
  spectators?: string;
  why?: string;
  why_14?: string;
  note?: string;
  source?: string;
  facts?: "" | "14" | "16" | "university";
}

export interface Conjugate {
  /** of the acid or base that it is the conjugate of */
  id: string;
  /** that a set gives; it may be empty */
  own_conjugate_name?: string | null;
}

export type Move = Play;

export type GameEvent = GameDealt | Led | Followed | TrickTaken | GameEnded | Ended | Dealt;
