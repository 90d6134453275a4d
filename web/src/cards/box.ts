/** The contents of a game's box, and search in it. */
export interface BoxCard {
  id: string;
  name: string;
  short: string;
  kind: string;
  value: string | null;
  charge: number;
  copies: number;
  formula: string;
  mass: string | null;
  metal: boolean;
  drawing: string;
  guarded: string;
  nucleophilicity: string;
  groups: string[];
  solvent: string;
  why: string;
  note: string;
  source: string;
}

/** Whether every word of the query occurs in the card's names, formula, kind or groups. */
export function matches(card: BoxCard, query: string): boolean {
  const text = [card.id, card.name, card.short, card.formula, card.kind, card.nucleophilicity, ...card.groups].join(" ").toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
