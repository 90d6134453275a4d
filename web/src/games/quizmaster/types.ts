// The views, moves and events of Quizmaster.
// Generated from src/valence/games/quizmaster by scripts/generate_protocol.py.

export type Kind = "acid" | "base";

export type Show = "name" | "value";

export type Wording = "14" | "16" | "university";

export interface View {
  game: "quizmaster";
  options: Options;
  players: number;
  seat: number | null;
  quizmaster: number | null;
  /** which question is on the table, from 1; none when the game is over */
  number: number | null;
  deck: number;
  /** the card drawn, for a seated quizmaster only */
  card: string | null;
  question: Question | null;
  /** R8: the cards of the choices, where a compound is asked for */
  choice_cards: string[];
  to_answer: number[];
  /** R11: whose answers wait for the verdict, in order */
  called: number[];
  to_judge: Judged | null;
  /** how many wrong answers each seat has given to this card */
  wrong: number[];
  locked_out: number[];
  passed: number[];
  /** The viewer's own answers to this card; those of others are shown when the card is settled. */
  answers: string[];
  /** R9: those of them that were wrong, and how far off they were */
  mistakes: Mistake[];
  won: string[][];
  lost: string[];
  last: Settled | null;
  missed: string[];
  /** R15: empty where cards count */
  points: number[];
  runs: number[];
}

export interface Ask {
  type: "ask";
  show: Show;
}

export interface Answer {
  type: "answer";
  text: string;
  language?: string;
}

/** R11: the quizmaster's verdict on a seat's answer. */
export interface Judge {
  type: "judge";
  seat: number;
  right: boolean;
}

export interface Pass {
  type: "pass";
}

/** Made by the table's clock: ends the question for everyone, whichever seat it is recorded for. */
export interface Timeout {
  type: "timeout";
}

export interface Started {
  event: "Started";
  cards: number;
  quizmaster: number | null;
  rotation: number;
}

/** A seated quizmaster draws a card. */
export interface Drew {
  event: "Drew";
  seat: number;
  number: number;
  of: number;
}

export interface Asked {
  event: "Asked";
  number: number;
  of: number;
  question: Question;
}

/** R11: an answer waits for the quizmaster's verdict; only the quizmaster sees what it is. */
export interface Called {
  event: "Called";
  seat: number;
  quizmaster: number;
}

/** R7, R9: reveals that an answer was wrong, but not what it was. */
export interface WrongAnswer {
  event: "WrongAnswer";
  seat: number;
  calls_left: number;
}

export interface Passed {
  event: "Passed";
  seat: number;
}

export interface TimeUp {
  event: "TimeUp";
  seconds: number;
}

/** The ruling on a card: who takes it, the right answer, and the judgement on every answer. */
export interface CardSettled {
  event: "CardSettled";
  seat: number | null;
  card: string;
  show: Show;
  /** R6: other cards that would have been right */
  also_right: string[];
  judged: Judged[];
  /** R11: the quizmaster who judged; None when the table did */
  quizmaster: number | null;
  /** R14: whether the card goes back into the deck */
  returns: boolean;
}

/** R15: the points for a card, and how many cards in a row the player has taken with it. */
export interface Scored {
  event: "Scored";
  seat: number;
  points: number;
  run: number;
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
  /** the seat that only asked */
  quizmaster: number | null;
}

export interface DrewCard {
  event: "DrewCard";
  card: string;
  to: number;
}

/** R11: the answer, with the table's proposal. */
export interface ToJudge {
  event: "ToJudge";
  show: Show;
  card: string;
  judged: Judged;
  to: number;
}

export interface YourAnswer {
  event: "YourAnswer";
  text: string;
  to: number;
}

export interface Options {
  quizmaster: "seat" | "table";
  tolerance: number;
  seconds: number;
  answers: "choice" | "typed";
  cards: number;
  judging: "printed" | "spelling" | "structures";
  verdict: "quizmaster" | "table";
  rotation: number;
  calls: number;
  repeats: number;
  scoring: "cards" | "points";
  wrong_choices: "mistakes" | "nearest";
  facts: Wording;
  /** R1: the rows of a set of cards; None is the built-in set. */
  deck: Row[] | null;
}

export interface Question {
  show: Show;
  kind: Kind;
  /** what was read out: the name or the value */
  text: string;
  choices: string[];
  /** whose name was read out, for its structure; None when it was the value */
  card: string | null;
}

/** An answer and the judgement on it. */
export interface Judged {
  seat: number;
  text: string;
  is_right: boolean;
  /** the card that the text names, if it names one */
  card: string | null;
  /** How far above the card's value it is; None when it is not a value and names no card. */
  off: string | null;
  could_be: string[];
  /** Which of the other values in print makes it right, in their order; None where the card's own does. */
  printed: number | null;
  /** R11: the quizmaster decided otherwise than the table */
  is_overruled: boolean;
  /** R11: another answer was accepted before the verdict on this one */
  is_late: boolean;
}

/** R9: an own answer that was wrong. */
export interface Mistake {
  text: string;
  /** the card that it names, if it names one */
  card: string | null;
  /** the number given, or the value of that card */
  value: string | null;
  /** whether its value is above the card's; None when it has none */
  is_above: boolean | null;
  /** by how much; None while that would give the answer away */
  off: string | null;
}

/** A settled card: the seat that took it, and all answers before that, in order. */
export interface Settled {
  card: string;
  show: Show;
  seat: number | null;
  tried: Try[];
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

/** An answer of a seat; no text is a pass. */
export interface Try {
  seat: number;
  text: string | null;
  /** R11: the quizmaster's verdict; None before it, and where the table judges. */
  accepted?: boolean | null;
  language?: string;
}

export type Move = Ask | Answer | Judge | Pass | Timeout;

export type GameEvent = Started | Drew | Asked | Called | WrongAnswer | Passed | TimeUp | CardSettled | Scored | Ended | DrewCard | ToJudge | YourAnswer;
