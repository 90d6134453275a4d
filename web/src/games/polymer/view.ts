/** What the view and the moves of the Polymer Game look like. */
import { subscripted } from "../../cards/substance";

interface Block {
  species: string;
  cards: string[];
}

export interface Chain {
  id: number;
  owner: number;
  state: "growing" | "dormant" | "terminated";
  starter: string;
  blocks: Block[];
  end: "transfer" | "hydrogen" | "double bond" | "combination" | null;
  length: number;
  mass: string;
}

export interface Standing {
  units: number;
  mn: string;
  mw: string;
  pdi: string | null;
  lengths: { length: number; chains: number }[];
}

export interface View {
  hand: string[] | null;
  stack: number;
  discards: string[];
  chains: Chain[];
  standings: Standing[];
  drawn: boolean;
}

export type Move =
  | { type: "draw"; from: "stack" | "discards" }
  | { type: "initiate"; initiator: string; chains: string[][] }
  | { type: "propagate"; chain: number; cards: string[] }
  | { type: "terminate"; mode: "combination" | "disproportionation"; chains: number[] }
  | { type: "transfer"; chain: number; cards: string[] }
  | { type: "cap"; chain: number }
  | { type: "copolymerize"; chain: number; cards: string[] }
  | { type: "discard"; card: string };

/** The cards of the hand that a move uses. */
export function cardsOf(move: Move): string[] {
  switch (move.type) {
    case "draw":
      return [];
    case "initiate":
      return [move.initiator, ...move.chains.flat()];
    case "propagate":
      return move.cards;
    case "terminate":
      return ["termination"];
    case "transfer":
      return ["cta", ...move.cards];
    case "cap":
      return ["tempo"];
    case "copolymerize":
      return ["copolymer", ...move.cards];
    case "discard":
      return [move.card];
  }
}

/** The chains that a move touches. */
export function chainsOf(move: Move): number[] {
  if ("chain" in move) return [move.chain];
  return move.type === "terminate" ? move.chains : [];
}

/** Whether the one holds at least what the other does, counting equal things. */
export function includesAll<T>(whole: T[], part: T[]): boolean {
  const left = [...whole];
  return part.every((thing) => {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

export interface Choice {
  cards: string[];
  chains: number[];
}

/** The moves that use at least these cards and chains. */
export function fitting(moves: Move[], { cards, chains }: Choice): Move[] {
  return moves.filter((move) => includesAll(cardsOf(move), cards) && includesAll(chainsOf(move), chains));
}

/** The moves that use exactly these cards, and at least these chains. */
export function exact(moves: Move[], choice: Choice): Move[] {
  return fitting(moves, choice).filter((move) => cardsOf(move).length === choice.cards.length);
}

/** How many units a card of a chain stands for: "sty-3" for three. */
const unitsOf = (card: string): number => Number(card.split("-")[1] ?? 1);

export const unitsIn = (block: Block): number => block.cards.reduce((sum, card) => sum + unitsOf(card), 0);

const SYMBOLS: Record<string, string> = {
  sty: "Sty",
  mma: "MMA",
  ba: "BA",
  vac: "VAc",
  bpo: "BPO",
  aibn: "AIBN",
  cta: "CTA",
  tempo: "TEMPO",
  termination: "Term.",
  copolymer: "Copo.",
};
export const symbolOf = (id: string): string => SYMBOLS[id] ?? id;

/** What stands at the growing end: "•", "–TEMPO", "–H", "=" or the second starter of a combination. */
export function endOf(chain: Chain): string {
  if (chain.state === "growing") return "•";
  if (chain.state === "dormant") return "–TEMPO";
  if (chain.end === "double bond") return "=";
  const second = chain.starter.split("+")[1];
  return second ? `–${symbolOf(second)}` : "–H";
}

/** "BPO–Sty₄–BA₂•", as the rulebook writes a chain. */
export function written(chain: Chain): string {
  const blocks = chain.blocks.map((block) => subscripted(`${symbolOf(block.species)}${unitsIn(block)}`));
  return [symbolOf(chain.starter.split("+")[0] ?? ""), ...blocks].join("–") + endOf(chain);
}
