// The views, moves and events of Metal vs. Non-Metal.
// Generated from src/valence/games/metals by scripts/generate_protocol.py.

export type Ion = "Al3+" | "Ca2+" | "Cl-" | "N3-" | "Na+" | "O2-";

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

/** R8: there was no possible answer. */
export interface TookAtRandom {
  event: "TookAtRandom";
  seat: number;
  led: Ion;
  from_: number;
  ion: Ion;
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

/** The ruling on a round: what lay on either side, and who takes it. */
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

/** Who won, the scores, and why the game ended. */
export interface Outcome {
  winners: number[];
  scores: (number | string)[];
  reason: string;
}

export interface Compound {
  /** as written: "Na₂O" */
  formula: string;
  name: string;
}

export type Move = Initiate | Respond | Reinforce | Concede;

export type GameEvent = Started | Led | Drew | Answered | DrewTheSame | TookAtRandom | Reinforced | CouldNotReinforce | Conceded | Collected | Ended | Dealt | DrewIons;
