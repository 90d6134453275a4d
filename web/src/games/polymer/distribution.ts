/** Where the chains of a seat stand in the distribution of molar masses: each is a block as high as its units. */
import type { Shown } from "./types";

export interface Stacked {
  chain: Shown;
  /** Its left side. */
  x: number;
  /** How many units stand below it in the same place. */
  below: number;
}

export interface Axis {
  most: number;
  ticks: number[];
}

const LEAST = 1000; // g/mol

/** An axis on which all chains have a place, with at most four round numbers. */
export function axisOf(chains: Shown[]): Axis {
  const most = Math.max(LEAST, ...chains.map(({ mass }) => Number(mass))) * 1.06;
  const step = [500, 1000, 2000, 5000].find((wide) => most / wide < 5) ?? 10000;
  return { most, ticks: Array.from({ length: Math.floor(most / step) }, (_, n) => (n + 1) * step) };
}

/** What counts stands below what may still grow; a block stands on those that it would overlap. */
export function stacked(chains: Shown[], x: (mass: number) => number, width: number): Stacked[] {
  const placed: Stacked[] = [];
  const rank = ({ state }: Shown): number => ["terminated", "dormant", "growing"].indexOf(state);
  for (const chain of [...chains].sort((one, other) => rank(one) - rank(other))) {
    const left = x(Number(chain.mass)) - width / 2;
    const under = placed.filter((block) => Math.abs(block.x - left) < width);
    placed.push({ chain, x: left, below: Math.max(0, ...under.map((block) => block.below + block.chain.length)) });
  }
  return placed;
}
