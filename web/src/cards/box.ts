/** What is in a box, and how one finds a card in it. */
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

/** Every word has to be found somewhere on the card: in its names, formula, kind or groups. */
export function isFound(card: BoxCard, searched: string): boolean {
  const text = [card.id, card.name, card.short, card.formula, card.kind, card.nucleophilicity, ...card.groups].join(" ").toLowerCase();
  return searched.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
