/** An acid or a base as its card tells it. */
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
  /** What makes it acidic or basic; only in a box. */
  why?: string;
}

export const scaleOf = (card: Substance): string => (card.kind === "acid" ? "pKa" : "pKaH");

/** A number as chemists print it, with a real minus. */
export const printed = (value: string | number): string => String(value).replace("-", "−");

/** "C₂H₄O₂" for "C2H4O2". */
export function subscripted(formula: string): string {
  return formula.replace(/(?<=[A-Za-z)])\d+/g, (digits) => digits.replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]!));
}

// The parts that the longer names of the cards are made of.
const PARTS =
  "(?<!m)ethyl|methyl|propyl|butyl|butyr|phenyl|phenol|hexyl|iso|(?<!m)ethan|methan|pent|(?<!bi)cyclo|benz|hydr|carbon|carbox|" +
  "chlor|fluor|brom|nitr|cyan|sulf|thiol|disil|lith|magnes|acet|aldehyd|amin|amid|anil|guanid|piper|pyr|quin|diene";
const SEAMS = new RegExp(`(?<=[a-z]{2})(?=(?:${PARTS}))`, "gi");

/** A name that may break where chemists would break it: around brackets, and with a hyphen between its parts. */
export const breakable = (name: string): string => name.replace(/(?=\[)|(?<=\])/g, "\u200b").replace(SEAMS, "\u00ad");

/** Whether one word alone is too long for a narrow line in large type. */
export const hasLongWord = (name: string): boolean => /[^ [\]-]{13,}/.test(name);

/** What a card is called where there is little room. */
export function briefly(card: Substance): string {
  return card.short && card.name.length > 12 ? subscripted(card.short) : card.name;
}

/** Acids first, then bases, each by value. */
export function inOrder(cards: Substance[]): Substance[] {
  return [...cards].sort((a, b) => a.kind.localeCompare(b.kind) || Number(a.value) - Number(b.value));
}
