// The views, moves and events of Who Am I?.
// Generated from src/valence/games/whoami by scripts/generate_protocol.py.

export type AcidicAtom = "C" | "N" | "O" | "S" | "halogen";

export type Op = "<" | ">=";

export type Wording = "14" | "16" | "university";

export interface View {
  game: "whoami";
  options: Options;
  players: number;
  seat: number | null;
  /** Each seat's card; the viewer's own is hidden, and mostly a spectator sees none until the end. */
  cards: (string | null)[];
  starter: number;
  turns: Turn[];
  /** the seat that asks or guesses; None when the game is over */
  turn: number | null;
  /** R5: who still has to answer a free question */
  answering: number[];
  /** The cards that the viewer may be, as far as the answers tell; None for a spectator. */
  possible: string[] | null;
}

export interface Ask {
  type: "ask";
  question?: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats | null;
  text?: string | null;
}

export interface Answer {
  type: "answer";
  /** None: I don't know */
  yes: boolean | null;
}

export interface Guess {
  type: "guess";
  card: string;
}

/** R8: ends a turn without a guess. */
export interface Done {
  type: "done";
}

export interface Started {
  event: "Started";
  starter: number;
}

/** R4: a question built from parts, and the table's answer. */
export interface Answered {
  event: "Answered";
  seat: number;
  question: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats;
  yes: boolean;
}

export interface AskedFreely {
  event: "AskedFreely";
  seat: number;
  text: string;
  answerers: number[];
}

/** R5: one answer to a free question, while others are awaited. */
export interface Replied {
  event: "Replied";
  seat: number;
  yes: boolean | null;
}

/** R5: the majority's answer; None when nobody knew. */
export interface AnsweredFreely {
  event: "AnsweredFreely";
  seat: number;
  text: string;
  replies: Reply[];
  yes: boolean | null;
}

export interface TurnEnded {
  event: "TurnEnded";
  seat: number;
}

/** Before asking: the cards the player may be for which the answer would be yes, and those for which no. */
export interface Splits {
  event: "Splits";
  question: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats;
  yes: string[];
  no: string[];
}

export interface GuessedWrong {
  event: "GuessedWrong";
  seat: number;
  card: string;
  /** None when there is no limit */
  guesses_left: number | null;
}

export interface Identified {
  event: "Identified";
  seat: number;
  card: string;
  turns: number;
  /** R10: the others finish the round */
  goes_on: boolean;
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
  cards: string[];
}

/** R1: the cards of the others. */
export interface Sees {
  event: "Sees";
  cards: (string | null)[];
  to: number;
}

export interface Options {
  questions: "free" | "parts";
  guesses: number;
  answerers: "all" | "next";
  turn: "both" | "either";
  ending: "first" | "round";
  spectators: "hidden" | "shown";
  /** R9: what is not on the cards. */
  hide_values: boolean;
  hide_classes: boolean;
  hide_nucleophilicity: boolean;
  facts: Wording;
  /** R1: the rows of a set of cards; None is the built-in set. */
  cards: Row[] | null;
}

/** A question built from parts, a free question or a guess, and the answer. */
export interface Turn {
  seat: number;
  question?: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats | null;
  text?: string | null;
  guess?: string | null;
  /** Not known while a free question waits for its answers, or when nobody knew. */
  yes?: boolean | null;
  /** R5: the answers to a free question, in order */
  replies?: Reply[];
  /** R8: False while the same player may still ask or guess */
  ends?: boolean;
}

export interface OfKind {
  about: "kind";
  is: "acid" | "base";
}

export interface Value {
  about: "value";
  op: Op;
  than: number;
}

export interface Mass {
  about: "mass";
  op: Op;
  than: number;
}

export interface Carbons {
  about: "carbons";
  op: Op;
  than: number;
}

export interface HasElement {
  about: "element";
  has: string;
}

export interface HasGroup {
  about: "group";
  has: string;
}

export interface Guarded {
  about: "guarded";
}

export interface Nucleophilicity {
  about: "nucleophilicity";
  is: "non" | "strong" | "weak";
}

export interface CarriesMetal {
  about: "metal";
}

/** A question about the atom that the acidic H is on. */
export interface AcidicH {
  about: "acidic_h";
  on: AcidicAtom;
}

export interface IsSalt {
  about: "salt";
}

/** A question about deprotonating, or protonating, the card named. */
export interface Beats {
  about: "beats";
  card: string;
}

/** R5: a seat's answer to a free question; None means that it doesn't know. */
export interface Reply {
  seat: number;
  yes: boolean | null;
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

export type Move = Ask | Answer | Guess | Done;

export type GameEvent = Started | Answered | AskedFreely | Replied | AnsweredFreely | TurnEnded | Splits | GuessedWrong | Identified | Ended | Sees;
