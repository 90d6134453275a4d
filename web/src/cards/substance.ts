/** How cards of acids and bases are set in type. */
import type { BoxCard } from "./types";

// Parts of chemical names, in any language, at which a long name may break.
const PARTS =
  "säure|wasserstoff|(?<=wasser)stoff|ester|(?<=ammo)niak|(?<!m)etil|metil|propil|butil|fenil|metano|tiol|(?<=hidr[óo])geno|(?<=acetal)dehí|litio|" +
  "(?<!m)ethyl|methyl|propyl|butyl|butyr|phenyl|phenol|hexyl|iso|(?<!m)ethan|methan|pent|(?<!bi)cyclo|benz|hydr|carbon|carbox|" +
  "chlor|fluor|brom|nitr|cyan|sulf|thiol|disil|lith|magnes|acet|aldehyd|amin|amid|anil|guanid|piper|pyr|quin|diene|acryl|(?<=per)oxid|(?<=ammo)nium|" +
  "(?<=termi)nation|(?<=acry)late|(?<=imid)azol|(?<=acet)ylen|(?<=potas)sium|(?<=hydro)gen\\b";
const BREAKS = new RegExp(`(?<=\\p{L}{2})(?=(?:${PARTS}))`, "giu");

/** A name with break opportunities: zero-width spaces around brackets, soft hyphens between parts. */
export const breakable = (name: string): string => name.replace(/(?=\[)|(?<=\])/g, "\u200b").replace(BREAKS, "\u00ad");

/** Whether a word is too long for a narrow line in large type. */
export const hasLongWord = (name: string): boolean => /[^ [\]-]{13,}/.test(name);

/** Letters for which a small card has room above its structure. */
const TWO_LINES = 16;

/** What a small card shows instead of its name: the abbreviation of a long one, or a formula where a word doesn't fit. */
export function brief({ name, symbol, formula }: BoxCard): string {
  const parts = breakable(name).split(/[\s\u00ad\u200b-]/);
  const isTooWide = parts.some((part) => part.length > 8);
  if (symbol) return isTooWide || hasLongWord(name) || name.length > TWO_LINES ? symbol : "";
  return isTooWide ? formula : "";
}

/** The short form of a long name, for small spaces. */
export function shortName({ name, symbol }: BoxCard): string {
  return symbol && name.length > 12 ? symbol : name;
}

/** Acids first, then bases, each sorted by value; where values are hidden, by name. */
export function sortCards(cards: BoxCard[]): BoxCard[] {
  return [...cards].sort((a, b) => a.kind.localeCompare(b.kind) || Number(a.value) - Number(b.value) || a.name.localeCompare(b.name));
}
