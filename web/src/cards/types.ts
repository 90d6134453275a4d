// Generated from src/valence/core/box.py by scripts/generate_protocol.py.

/** A card or tile; fields that a game has no use for are empty. */
export interface BoxCard {
  id: string;
  name: string;
  /** what stands large on its face: "Ca", "Sty" */
  symbol: string;
  /** as it stands in a sentence: "Ca²⁺", "Sty 1" */
  written: string;
  short: string;
  kind: string;
  value: string | null;
  charge: number;
  copies: number;
  /** as written: "C₂H₆O" */
  formula: string;
  mass: string | null;
  metal: boolean;
  /** the id of its drawing */
  drawing: string;
  /** what it does, in a few letters */
  sign: string;
  /** the same drawn: the path of an SVG, to be stroked in a box of 64 × 20 */
  pictogram: string;
  guarded: string;
  nucleophilicity: string;
  groups: string[];
  solvent: string;
  why: string;
  note: string;
  source: string;
  /** of a metal */
  compounds: BoxCompound[];
}

/** A salt that the ions of a box make, for whoever reads of it by its ions. */
export interface BoxCompound {
  cation: string;
  anion: string;
  /** as written: "CaCl₂" */
  formula: string;
  name: string;
}
