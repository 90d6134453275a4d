// The views, moves and events of Who Am I?.
// Generated from src/valence/games/whoami by scripts/generate_protocol.py.

export type AcidicAtom = "C" | "N" | "O" | "S" | "halogen";

export type Op = "<" | ">=";

export interface View {
  game: "whoami";
  options: Options;
  players: number;
  seat: number | null;
  /** Each seat's card; the viewer's own is hidden, and a spectator sees none until the end. */
  cards: (string | null)[];
  starter: number;
  turns: Turn[];
  /** The seat that asks or guesses, or has to answer a free question; None when the game is over. */
  turn: number | null;
}

export interface Ask {
  type: "ask";
  question?: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats | null;
  text?: string | null;
}

export interface Answer {
  type: "answer";
  yes: boolean;
}

export interface Guess {
  type: "guess";
  card: string;
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
  answerer: number;
}

export interface AnsweredFreely {
  event: "AnsweredFreely";
  seat: number;
  text: string;
  answerer: number;
  yes: boolean;
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
}

/** A question built from parts, a free question or a guess, and what was answered. */
export interface Turn {
  seat: number;
  question?: OfKind | Value | Mass | Carbons | HasElement | HasGroup | Guarded | Nucleophilicity | CarriesMetal | AcidicH | IsSalt | Beats | null;
  text?: string | null;
  guess?: string | null;
  /** not yet known while a free question waits for its answer */
  yes?: boolean | null;
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

/** Which atom the acidic H is on. */
export interface AcidicH {
  about: "acidic_h";
  on: AcidicAtom;
}

export interface IsSalt {
  about: "salt";
}

/** Whether it can deprotonate, or protonate, the card named. */
export interface Beats {
  about: "beats";
  card: string;
}

/** Who won, the scores, and why the game ended. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

export type Move = Ask | Answer | Guess;

export type GameEvent = Started | Answered | AskedFreely | AnsweredFreely | GuessedWrong | Identified | Ended | Sees;
