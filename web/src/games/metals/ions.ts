import { subscripted } from "../../cards/substance";

/** Ions as they are written: "Ca2+" is Ca with a charge of 2+. */
interface Ion {
  symbol: string;
  charge: number;
}

export function readIon(id: string): Ion {
  const [, symbol = id, size = "", sign = "+"] = /^(.*?)(\d*)([+-])$/.exec(id) ?? [];
  return { symbol, charge: Number(size || 1) * (sign === "+" ? 1 : -1) };
}

/** What several ions have together: "6+", "1−". */
export function sumText(charge: number): string {
  return charge === 0 ? "0" : `${Math.abs(charge)}${charge > 0 ? "+" : "−"}`;
}

/** The charge of one ion: "2+", "−" for 1−. */
export function chargeText(charge: number): string {
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  return `${size}${charge > 0 ? "+" : "−"}`;
}

const RAISED: Record<string, string> = { "2": "²", "3": "³", "4": "⁴", "+": "⁺", "−": "⁻" };

/** "Ca²⁺" */
export function written(id: string): string {
  const { symbol, charge } = readIon(id);
  return symbol + Array.from(chargeText(charge), (sign) => RAISED[sign] ?? sign).join("");
}

export interface Pile {
  ion: string;
  count: number;
}

/** What two piles make when their charges cancel: formula and name, the cation first; else null. */
export function compound(one: Pile, other: Pile, names: Map<string, string>): { formula: string; name: string } | null {
  const total = readIon(one.ion).charge * one.count + readIon(other.ion).charge * other.count;
  if (total !== 0) return null;
  const [cation, anion] = readIon(one.ion).charge > 0 ? [one, other] : [other, one];
  const shared = greatestCommon(cation.count, anion.count);
  const part = (pile: Pile): string => readIon(pile.ion).symbol + (pile.count > shared ? pile.count / shared : "");
  return { formula: subscripted(part(cation) + part(anion)), name: [cation, anion].map(({ ion }) => names.get(ion) ?? "").join(" ") };
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** How far a balance tips, in degrees, to the heavier side; never so far that cards would slide. */
export function tilt(left: number, right: number): number {
  return Math.max(-12, Math.min(12, (Math.abs(right) - Math.abs(left)) * 3));
}
