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

/** The cards and chains of which one makes a move of a choice, or the least that does. */
export function missing(moves: Move[], choice: Choice): Choice {
  const left = fitting(moves, choice).map((move) => ({ cards: without(cardsOf(move), choice.cards), chains: without(chainsOf(move), choice.chains) }));
  const least = Math.min(...left.map(({ cards, chains }) => cards.length + chains.length));
  const fewest = left.filter(({ cards, chains }) => cards.length + chains.length === least);
  return { cards: [...new Set(fewest.flatMap(({ cards }) => cards))], chains: [...new Set(fewest.flatMap(({ chains }) => chains))] };
}

/** The choice without what fits no move, and that card or chain: the last one chosen without which a move is possible. */
export function misfit(moves: Move[], { cards, chains }: Choice): { rest: Choice; card: Card | null; chain: number | null } | null {
  if (fitting(moves, { cards, chains }).length) return null;
  for (const [n, card] of [...cards.entries()].reverse()) {
    const rest = { cards: cards.toSpliced(n, 1), chains };
    if (fitting(moves, rest).length) return { rest, card, chain: null };
  }
  for (const [n, chain] of [...chains.entries()].reverse()) {
    const rest = { cards, chains: chains.toSpliced(n, 1) };
    if (fitting(moves, rest).length) return { rest, card: null, chain };
  }
  return null;
}

function without<T>(whole: T[], part: T[]): T[] {
  const left = [...part];
  return whole.filter((thing) => {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** How many monomer units a block has; the cards of the box say how many each stands for. */
export function unitsIn(block: Block, box: Map<string, BoxCard>): number {
  return block.cards.reduce((sum, card) => sum + Number(box.get(card)?.value ?? 0), 0);
}
