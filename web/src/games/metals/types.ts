// The views, moves and events of Metal vs. Non-Metal.
// Generated from src/valence/games/metals by scripts/generate_protocol.py.

export type AskedWording = "" | "14" | "16" | "university";

export type Ion = "(BrO)-" | "(BrO2)-" | "(BrO3)-" | "(BrO4)-" | "(CN)-" | "(CO3)2-" | "(ClO)-" | "(ClO2)-" | "(ClO3)-" | "(ClO4)-" | "(IO)-" | "(IO2)-" | "(IO3)-" | "(IO4)-" | "(N3)-" | "(NO2)-" | "(NO3)-" | "(PO3)3-" | "(PO4)3-" | "(SO3)2-" | "(SO4)2-" | "Al3+" | "Au+" | "Au3+" | "Ba2+" | "Br-" | "Ca2+" | "Cl-" | "Cu+" | "Cu2+" | "Fe2+" | "Fe3+" | "I-" | "K+" | "Mg2+" | "N3-" | "Na+" | "O2-" | "P3-" | "S2-";

export type Wording = "14" | "16" | "university";

export interface View {
  game: "metals";
  options: Options;
  players: number;
  seat: number | null;
  round: number;
  /** the viewer's hand; None for a spectator */
  hand: Partial<Record<Ion, number>> | null;
  /** how many cards each seat holds */
  holds: number[];
  deck: number;
  /** R12: how many cards each seat has collected */
  collected: number[];
  /** R12: the collected cards of all seats together; all of them were seen */
  seen: Partial<Record<Ion, number>>;
  initiator: number;
  led: Ion | null;
  responder: number | null;
  answer: Answer | null;
  balance: Balance;
  /** R16: the responding player writes the compound */
  is_writing: boolean;
  /** R17: how often it was written wrong in this round */
  tries: number;
  /** R17: who earned each bonus point, in order */
  bonus: number[];
  /** R18: in order */
  made: Made[];
  /** R19: of each seat; empty while nobody has any */
  penalties: number[];
}

export interface Initiate {
  type: "initiate";
  card: Ion;
}

export interface Respond {
  type: "respond";
  ion: Ion;
  count: number;
}

export interface Reinforce {
  type: "reinforce";
}

export interface Concede {
  type: "concede";
}

/** R16: the compound as the responding player writes it, right or wrong. */
export interface Write {
  type: "write";
  formula: string;
  name: string | NamedSalt;
  language?: string;
}

/** R17: write nothing. */
export interface Skip {
  type: "skip";
}

export interface Started {
  event: "Started";
  starter: number;
  hand: number;
  deck: number;
}

export interface Led {
  event: "Led";
  seat: number;
  ion: Ion;
}

export interface Drew {
  event: "Drew";
  seat: number;
  count: number;
}

export interface Answered {
  event: "Answered";
  seat: number;
  ion: Ion;
  count: number;
  is_full: boolean;
  balance: Balance;
}

/** R7: the ion that came was the one answered with, and is played too. */
export interface DrewTheSame {
  event: "DrewTheSame";
  seat: number;
  ion: Ion;
}

/** R8: a card was taken at random, because there was no possible answer. */
export interface TookAtRandom {
  event: "TookAtRandom";
  seat: number;
  led: Ion;
  from_: number;
  ion: Ion;
}

/** R16, R17: the compound as it was written, graded. */
export interface Wrote {
  event: "Wrote";
  seat: number;
  cation: Ion;
  anion: Ion;
  formula: string;
  formula_grade: Grade;
  name: string | NamedSalt;
  /** None where no name was asked for */
  name_grade: Grade | null;
  is_right: boolean;
  points: number;
  tries_left: number;
}

export interface Skipped {
  event: "Skipped";
  seat: number;
  cation: Ion;
  anion: Ion;
}

/** R17: the answer doesn't count, because its compound wasn't written. */
export interface LostByWriting {
  event: "LostByWriting";
  seat: number;
  collector: number;
}

export interface Reinforced {
  event: "Reinforced";
  seat: number;
  ion: Ion;
  count: number;
}

export interface CouldNotReinforce {
  event: "CouldNotReinforce";
  seat: number;
  ion: Ion;
  needed: number;
}

export interface Conceded {
  event: "Conceded";
  seat: number;
}

/** The ruling on a round: the cards on either side, and who takes them. */
export interface Collected {
  event: "Collected";
  seat: number;
  led: Answer;
  answer: Answer;
  balance: Balance;
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
  /** R18 */
  exotic: Made[];
}

export interface Dealt {
  event: "Dealt";
  ions: Ion[];
  to: number;
}

export interface DrewIons {
  event: "DrewIons";
  ions: Ion[];
  to: number;
}

export interface Options {
  hand: number;
  reinforcements: boolean;
  write: "bonus" | "no" | "required";
  naming: boolean;
  /** R1: the rows of a set of ions; None is the built-in set */
  cards: Copies[] | null;
  penalty: boolean;
  facts: Wording;
}

export interface Answer {
  ion: Ion;
  count: number;
}

/** The total charges on both sides of the table, and what they make when they cancel. */
export interface Balance {
  led: number;
  answer: number;
  compound?: Compound | null;
}

/** R18: a compound, and who collected it. */
export interface Made {
  seat: number;
  cation: Ion;
  anion: Ion;
}

/** The name of a salt in any language: the right one, or that of somebody with a misconception about a concept. */
export interface NamedSalt {
  cation: string;
  anion: string;
  idea?: [string, string] | null;
}

/** A grade, which is right without a mistake; a remark says how a right answer is usually written. */
export interface Grade {
  mistake?: Mistake | null;
  remark?: "Roman numeral" | "atom order" | "needless charge" | "needless parentheses" | "older name" | "one word" | "other language" | "other name" | "square brackets" | "state symbol" | "subscript 1" | "two words" | null;
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

/** A row of a set: an ion and its number of cards. */
export interface Copies {
  ion: Ion;
  copies: number;
  facts?: AskedWording;
}

/** The neutral compound of two ions. */
export interface Compound {
  cation: Ion;
  anion: Ion;
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

export type Move = Initiate | Respond | Reinforce | Concede | Write | Skip;

export type GameEvent = Started | Led | Drew | Answered | DrewTheSame | TookAtRandom | Wrote | Skipped | LostByWriting | Reinforced | CouldNotReinforce | Conceded | Collected | Ended | Dealt | DrewIons;
