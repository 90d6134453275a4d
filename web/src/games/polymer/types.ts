// The views, moves and events of The Polymer Game.
// Generated from src/valence/games/polymer by scripts/generate_protocol.py.

export type AskedWording = "" | "14" | "16" | "university";

export type Card = "aibn" | "ba-1" | "ba-2" | "ba-3" | "bpo" | "copolymer" | "cta" | "mma-1" | "mma-2" | "mma-3" | "sty-1" | "sty-2" | "sty-3" | "tempo" | "termination" | "vac-1" | "vac-2" | "vac-3";

export type DeckName = "quick" | "slow";

export type End = "combination" | "double bond" | "hydrogen" | "transfer";

export type Initiator = "aibn" | "bpo";

export type Monomer = "ba-1" | "ba-2" | "ba-3" | "mma-1" | "mma-2" | "mma-3" | "sty-1" | "sty-2" | "sty-3" | "vac-1" | "vac-2" | "vac-3";

export type Second = "any" | "same";

export type Slip = "arithmetic" | "below one" | "cards" | "close" | "follows" | "inverted" | "lengths" | "lost chains" | "missing" | "no number" | "per chain" | "per unit" | "squares" | "sum" | "swapped";

export type Species = "ba" | "mma" | "sty" | "vac";

export type Starter = "aibn" | "aibn+aibn" | "aibn+bpo" | "aibn+cta" | "bpo" | "bpo+aibn" | "bpo+bpo" | "bpo+cta" | "cta" | "cta+aibn" | "cta+bpo" | "cta+cta";

export type Wording = "14" | "16" | "university";

export interface View {
  game: "polymer";
  options: Options;
  players: number;
  seat: number | null;
  /** the viewer's hand; None for a spectator */
  hand: Card[] | null;
  /** how many cards each seat holds */
  holds: number[];
  stack: number;
  /** the second stack; all of it was put down face up */
  discards: Card[];
  aside: Card[];
  reshuffles: number;
  chains: Shown[];
  next_chain: number;
  /** Of each seat, over the chains that count: terminated ones, and at the end those that R18 adds. */
  standings: Standing[];
  /** of each seat, over the chains capped by TEMPO */
  dormant: Standing[];
  /** Of each seat, over the chains that would count if a hand were empty now. */
  ending: Standing[];
  /** who would win then; nobody while that has to be worked out (R23) */
  ahead: number[];
  to_move: number;
  drawn: boolean;
  taken_open: number;
  /** how many turns came before this one */
  turn: number;
  /** R24: how often each seat may still answer */
  tries_left: number[];
}

export interface Draw {
  type: "draw";
  from: "discards" | "stack";
}

export interface Initiate {
  type: "initiate";
  initiator: Initiator;
  chains: Monomer[][];
}

export interface Propagate {
  type: "propagate";
  chain: number;
  cards: Monomer[];
}

export interface Terminate {
  type: "terminate";
  mode: "combination" | "disproportionation";
  chains: number[];
}

export interface Transfer {
  type: "transfer";
  chain: number;
  cards: Monomer[];
}

export interface Cap {
  type: "cap";
  chain: number;
}

export interface Copolymerize {
  type: "copolymerize";
  chain: number;
  cards: Monomer[];
}

export interface Discard {
  type: "discard";
  card: Card;
}

/** R23: a player's results as they were typed, right or wrong. */
export interface Calculate {
  type: "calculate";
  units: string;
  mn: string;
  mw: string;
  pdi: string;
}

/** R24: see the solution instead. */
export interface GiveUp {
  type: "give_up";
}

export interface Started {
  event: "Started";
  starter: number;
  hand: number;
  stack: number;
}

export interface Drew {
  event: "Drew";
  seat: number;
  /** how many are left */
  stack: number;
}

export interface TookOpen {
  event: "TookOpen";
  seat: number;
  card: Card;
}

/** R6: the second stack has become the stack. */
export interface Reshuffled {
  event: "Reshuffled";
  cards: number;
  /** how often that may still happen */
  left: number;
}

export interface NothingToDraw {
  event: "NothingToDraw";
  seat: number;
}

/** R4: a single card is played without a draw. */
export interface LastCard {
  event: "LastCard";
  seat: number;
}

export interface Discarded {
  event: "Discarded";
  seat: number;
  card: Card;
}

export interface Initiated {
  event: "Initiated";
  seat: number;
  initiator: Initiator;
  chains: Chain[];
}

export interface Propagated {
  event: "Propagated";
  seat: number;
  chain: Chain;
  cards: Monomer[];
}

/** R12: TEMPO has left. */
export interface Woke {
  event: "Woke";
  seat: number;
  chain: Chain;
}

/** A joker took a chain from one player to another, here as it was before. */
export interface Taken {
  event: "Taken";
  seat: number;
  from_: number;
  chain: Chain;
}

/** R13: two growing ends have met; `first` and `second` are the chains as they were. */
export interface Combined {
  event: "Combined";
  seat: number;
  first: Chain;
  second: Chain;
  chain: Shown;
}

/** R13: a hydrogen has passed from one growing end to the other. */
export interface Disproportionated {
  event: "Disproportionated";
  seat: number;
  saturated: Shown;
  unsaturated: Shown;
}

/** R14: the chain took the agent's hydrogen, and the rest of the agent started a new one. */
export interface Transferred {
  event: "Transferred";
  seat: number;
  chain: Shown;
  new: Chain;
}

export interface Capped {
  event: "Capped";
  seat: number;
  chain: Chain;
}

export interface Copolymerized {
  event: "Copolymerized";
  seat: number;
  chain: Chain;
  cards: Monomer[];
}

/** R23: a hand is empty, and these seats work out the averages of their chains. */
export interface Asked {
  event: "Asked";
  /** the player whose hand is empty */
  seat: number;
  calculating: number[];
}

export interface Calculated {
  event: "Calculated";
  seat: number;
  units: Figure;
  mn: Figure;
  mw: Figure;
  pdi: Figure;
  is_right: boolean;
  tries_left: number;
  /** None while the player may try again */
  solution: Solution | null;
}

export interface GaveUp {
  event: "GaveUp";
  seat: number;
  solution: Solution;
}

export interface Ended {
  event: "Ended";
  /** the player whose hand is empty */
  seat: number;
  outcome: Outcome;
  standings: Standing[];
  /** R18: the units of each seat in chains that count nothing */
  lost: number[];
}

export interface Dealt {
  event: "Dealt";
  cards: Card[];
  to: number;
}

export interface DrewCard {
  event: "DrewCard";
  card: Card;
  to: number;
}

export interface Options {
  draw: "either" | "stack";
  /** R4 */
  last_card: "draw" | "play";
  /** R13 */
  raid: "any" | "mixed";
  /** R3a */
  opening: boolean;
  /** R9 */
  second: Second;
  /** R14 */
  restart: Second;
  dormant: "counts" | "lost";
  /** R19, R20 */
  scoring: "mn" | "monomers";
  end_groups: boolean;
  /** R23 */
  calculate: boolean;
  facts: Wording;
  /** R2 */
  deck: DeckName;
  /** instead of a built-in deck */
  cards: Copies[] | null;
}

/** R22: a chain with its length, its molar mass to two decimals, and how it is written. */
export interface Shown {
  id: number;
  owner: number;
  state: "dormant" | "growing" | "terminated";
  /** what started it; a combined chain has what started both */
  starter: Starter;
  blocks: Block[];
  /** what became of the growing end of a terminated chain */
  end: End | null;
  /** How many blocks of a combined chain come before the bond between its two halves. None in positions saved before this field existed. */
  joined_after: number | null;
  length: number;
  mass: string;
  /** from the starter to the end: "BPO–Sty₄–BA₂•" */
  written: string;
  /** the first part of it: "BPO" */
  head: string;
  /** the last part of it: "•", "–TEMPO", "–H", "=", or the second starter */
  tip: string;
}

/** R19, R20: the value of some chains, the averages to two decimals. What the owner still has to work out is None (R23): the averages, at the end also the units. */
export interface Standing {
  units: number | null;
  mn: string | null;
  mw: string | null;
  /** the dispersity Đ, also called PDI; undefined without a chain */
  pdi: string | null;
  lengths: Bar[];
  /** their numbers */
  chains: number[];
}

export interface Chain {
  id: number;
  owner: number;
  state: "dormant" | "growing" | "terminated";
  /** what started it; a combined chain has what started both */
  starter: Starter;
  blocks: Block[];
  /** what became of the growing end of a terminated chain */
  end: End | null;
  /** How many blocks of a combined chain come before the bond between its two halves. None in positions saved before this field existed. */
  joined_after: number | null;
}

/** A number that a player gave; without a slip it is right. */
export interface Figure {
  given: string;
  slip: Slip | null;
}

/** The averages of a player's chains, and the sums that they are made from. */
export interface Solution {
  chains: Weighed[];
  /** ΣNᵢMᵢ */
  mass: string;
  /** ΣNᵢMᵢ² */
  squares: string;
  standing: Standing;
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

/** A row of a deck: a card and its number of copies. */
export interface Copies {
  card: Card;
  copies: number;
  facts?: AskedWording;
}

export interface Block {
  species: Species;
  cards: Monomer[];
}

/** A bar of a chain-length distribution: the number of chains of this length. */
export interface Bar {
  length: number;
  chains: number;
}

export interface Weighed {
  chain: number;
  length: number;
  mass: string;
}

export type Move = Draw | Initiate | Propagate | Terminate | Transfer | Cap | Copolymerize | Discard | Calculate | GiveUp;

export type GameEvent = Started | Drew | TookOpen | Reshuffled | NothingToDraw | LastCard | Discarded | Initiated | Propagated | Woke | Taken | Combined | Disproportionated | Transferred | Capped | Copolymerized | Asked | Calculated | GaveUp | Ended | Dealt | DrewCard;
