/** The moves a player may have in mind with these cards and chains. The server decides whether they are legal. */
import type { Calculate, Card, GiveUp, Monomer, Move } from "./types";
import type { Choice } from "./view";

/** A move with cards. */
export type Try = Exclude<Move, Calculate | GiveUp>;

export function attempts({ cards, chains }: Choice, isMonomer: (card: Card) => card is Monomer): Try[] {
  const monomers = cards.filter(isMonomer);
  const [special, ...others] = cards.filter((card) => !isMonomer(card));
  const [chain] = chains;
  if (others.length) return [];
  if (special === undefined) return chain === undefined || monomers.length < 1 ? [] : [{ type: "propagate", chain, cards: monomers }];
  if (special === "bpo" || special === "aibn") return monomers.length ? [{ type: "initiate", initiator: special, chains: [monomers] }] : [];
  if (special === "termination") return chains.length === 2 ? [terminate("combination", chains), terminate("disproportionation", chains)] : [];
  if (chain === undefined) return [];
  if (special === "tempo") return [{ type: "cap", chain }];
  return [{ type: special === "cta" ? "transfer" : "copolymerize", chain, cards: monomers }];
}

function terminate(mode: "combination" | "disproportionation", chains: number[]): Try {
  return { type: "terminate", mode, chains };
}

/** Everything that these cards and chains could mean, legal or not, for players without help. */
export function compositions(chosen: Choice, isMonomer: (card: Card) => card is Monomer): Try[] {
  const [one, other, ...more] = chosen.cards.filter(isMonomer);
  const moves = attempts(chosen, isMonomer);
  if (chosen.cards.includes("aibn") && moves.length && one && other && !more.length) {
    moves.push({ type: "initiate", initiator: "aibn", chains: [[one], [other]] });
  }
  const [card, ...others] = chosen.cards;
  if (card && !others.length && !chosen.chains.length) moves.push({ type: "discard", card });
  return moves;
}

export const DRAWS: Try[] = [
  { type: "draw", from: "stack" },
  { type: "draw", from: "discards" },
];

/** The key of the text on a button that tries this move. */
export function tryText(move: Try): TryText {
  if (move.type === "initiate" && move.chains.length > 1) return "polymer.try.initiate.two";
  if (move.type === "draw" && move.from === "discards") return "polymer.try.take";
  return move.type === "terminate" ? `polymer.try.${move.mode}` : `polymer.try.${move.type}`;
}

type TryText = "polymer.try.initiate.two" | "polymer.try.take" | `polymer.try.${"combination" | "disproportionation" | Exclude<Try["type"], "terminate">}`;
