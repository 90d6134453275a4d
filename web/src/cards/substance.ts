/** An acid or a base as printed on its card. */
export interface Substance {
  id: string;
  name: string;
  short: string;
  kind: "acid" | "base";
  value: string;
  mass: string;
  formula: string;
  guarded?: string | null;
  nucleophilicity?: "non" | "weak" | "strong" | null;
  /** What makes it acidic or basic; only sent with the box. */
  why?: string;
}

export const scaleOf = (card: Substance): string => (card.kind === "acid" ? "pKa" : "pKaH");

/** A number with a typographic minus sign. */
export const printed = (value: string | number): string => String(value).replace("-", "−");

/** "C₂H₄O₂" for "C2H4O2". */
export function subscripted(formula: string): string {
  const subscript = (digits: string): string => digits.replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]!);
  return formula.replace(/(?<=[A-Za-z)])\d+/g, subscript);
}

// Parts of chemical names at which a long name may break.
const PARTS =
  "(?<!m)ethyl|methyl|propyl|butyl|butyr|phenyl|phenol|hexyl|iso|(?<!m)ethan|methan|pent|(?<!bi)cyclo|benz|hydr|carbon|carbox|" +
  "chlor|fluor|brom|nitr|cyan|sulf|thiol|disil|lith|magnes|acet|aldehyd|amin|amid|anil|guanid|piper|pyr|quin|diene";
const BREAKS = new RegExp(`(?<=[a-z]{2})(?=(?:${PARTS}))`, "gi");

/** A name with break opportunities: zero-width spaces around brackets, soft hyphens between parts. */
export const breakable = (name: string): string => name.replace(/(?=\[)|(?<=\])/g, "\u200b").replace(BREAKS, "\u00ad");

/** Whether a word is too long for a narrow line in large type. */
export const hasLongWord = (name: string): boolean => /[^ [\]-]{13,}/.test(name);

/** The short form of a long name, for small spaces. */
export function shortName(card: Substance): string {
  return card.short && card.name.length > 12 ? subscripted(card.short) : card.name;
}

/** Acids first, then bases, each sorted by value. */
export function sortCards(cards: Substance[]): Substance[] {
  return [...cards].sort((a, b) => a.kind.localeCompare(b.kind) || Number(a.value) - Number(b.value));
}
