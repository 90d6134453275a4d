// The views, moves and events of Quizmaster.
// Generated from src/valence/games/quizmaster by scripts/generate_protocol.py.

export type Kind = "acid" | "base";

export type Show = "name" | "value";

export interface View {
  game: "quizmaster";
  options: Options;
  players: number;
  seat: number | null;
  quizmaster: number | null;
  /** which card of the game is on the table, from 1; none when the game is over */
  number: number | null;
  deck: number;
  /** the card drawn, for a seated quizmaster only */
  card: string | null;
  question: Question | null;
  to_answer: number[];
  locked_out: number[];
  passed: number[];
  answered: string | null;
  won: string[][];
  lost: string[];
  last: Settled | null;
}

export interface Ask {
  type: "ask";
  show: Show;
}

export interface Answer {
  type: "answer";
  text: string;
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

/** R7, R9: reveals that an answer was wrong, but not what it was. */
export interface WrongAnswer {
  event: "WrongAnswer";
  seat: number;
}

export interface Passed {
  event: "Passed";
  seat: number;
}

export interface TimeUp {
  event: "TimeUp";
  seconds: number;
}

/** The ruling on a card: who takes it, what was right, and how every answer was judged. */
export interface CardSettled {
  event: "CardSettled";
  seat: number | null;
  card: string;
  show: Show;
  /** R6: other cards that would have been right */
  also_right: string[];
  judged: Judged[];
}

export interface Ended {
  event: "Ended";
  outcome: Outcome;
  quizmaster: number | null;
}

export interface DrewCard {
  event: "DrewCard";
  card: string;
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
}

export interface Question {
  show: Show;
  kind: Kind;
  /** what was read out: the name or the value */
  text: string;
  choices: string[];
}

/** A settled card: the seat that took it, and all answers before that, in order. */
export interface Settled {
  card: string;
  show: Show;
  seat: number | null;
  tried: Try[];
}

/** An answer and what became of it. */
export interface Judged {
  seat: number;
  text: string;
  is_right: boolean;
  /** the card that the text names, if it names one */
  card: string | null;
  /** How far above the card's value it is; None when it is not a value and names no card. */
  off: string | null;
  /** the substances that the text can mean when it names no card */
  could_be: string[];
  /** why another value than the card's is right too; mostly empty */
  remark: string;
}

/** Who won, the scores, and why the game ended. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

/** What a seat answered; no text is a pass. */
export interface Try {
  seat: number;
  text: string | null;
}

export type Move = Ask | Answer | Pass | Timeout;

export type GameEvent = Started | Drew | Asked | WrongAnswer | Passed | TimeUp | CardSettled | Ended | DrewCard | YourAnswer;
