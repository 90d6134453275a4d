/** Which cards and chains a move uses, and which moves fit what a player has chosen. */
import type { BoxCard } from "../../cards/types";
import type { Block, Card, Move } from "./types";

/** The cards that a move takes from the hand. */
export function cardsOf(move: Move): Card[] {
  switch (move.type) {
    case "draw":
    case "calculate":
    case "give_up":
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

/** Whether one list contains another, counting duplicates. */
export function includesAll<T>(whole: T[], part: T[]): boolean {
  const left = [...whole];
  return part.every((thing) => {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

export interface Choice {
  cards: Card[];
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

/** How many monomer units a block has; the cards of the box say how many each stands for. */
export function unitsIn(block: Block, box: Map<string, BoxCard>): number {
  return block.cards.reduce((sum, card) => sum + Number(box.get(card)?.value ?? 0), 0);
}
