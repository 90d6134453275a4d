/** The moves a player may have in mind with these cards and chains. The server decides whether they are legal. */
import type { Card, Monomer, Move } from "./types";
import type { Choice } from "./view";

export function attempts({ cards, chains }: Choice, isMonomer: (card: Card) => card is Monomer): Move[] {
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

function terminate(mode: "combination" | "disproportionation", chains: number[]): Move {
  return { type: "terminate", mode, chains };
}
