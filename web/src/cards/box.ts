/** Search in a box of cards. */
import type { BoxCard } from "./types";

/** Whether every word of the query occurs in the card's names, formula, kind or groups; C2H4 finds C₂H₄. */
export function matches(card: BoxCard, query: string): boolean {
  const text = [card.id, card.name, card.short, card.formula, card.kind, card.nucleophilicity, ...card.groups].join(" ").normalize("NFKC").toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
