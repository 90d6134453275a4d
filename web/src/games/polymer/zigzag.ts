/** Where a chain is drawn: a zigzag of repeat units from what started it to its end. */
import type { BoxCard } from "../../cards/types";
import type { Block, Shown, Species } from "./types";
import { unitsIn } from "./view";

export interface Unit {
  species: Species;
  /** The bonds of the backbone that this unit brings. */
  bonds: string;
  /** Where its substituent begins and where it ends. */
  from: [number, number];
  to: [number, number];
}

export interface Label {
  text: string;
  species: Species;
  x: number;
  y: number;
}

export interface Zigzag {
  units: Unit[];
  labels: Label[];
  /** How far apart two units are. */
  step: number;
  /** How much larger than at its smallest legible size it is. */
  scale: number;
  /** The carbon atom at the end, which has the radical of a growing chain. */
  end: [number, number];
  /** The bond between the halves of a combined chain; null without one. */
  joint: { unit: number; bond: string; x: number; y: number } | null;
}

const LOW_UNIT = 40; // pixels of height that a chain needs
const SHORTEST = 8; // a chain of so many units fills the line; a longer one makes all of them tighter
const GAP = 5; // between two labels

export interface Room {
  from: number;
  to: number;
  height: number;
  /** As many units as fill the line. */
  span: number;
  /** What of it the end takes up, such as TEMPO. */
  end: number;
}

/** As many units as fill the line: all chains of a board are drawn in this scale, so that a longer one looks longer. */
export const span = (chains: Shown[]): number => Math.max(SHORTEST, ...chains.map(({ length }) => length));

/** A combined chain meets its second half head to head, so the substituents of that half hang below. */
export function zigzag(chain: Shown, box: Map<string, BoxCard>, room: Room): Zigzag {
  const scale = Math.min(2, Math.max(0.6, room.height / LOW_UNIT));
  const space = room.to - room.from;
  const step = Math.max(4, Math.min(30 * scale, space / room.span, (space - room.end) / Math.max(1, chain.length)));
  const middle = room.height / 2;
  const [low, high] = [middle + 5.5 * scale, middle - 5.5 * scale];
  const stub = 9 * scale;
  const first = chain.joined_after === null ? Infinity : unitsOf(chain.blocks.slice(0, chain.joined_after), box).length;
  const species = unitsOf(chain.blocks, box);
  const atom = (n: number): [number, number] => [room.from + (n * step) / 2, n % 2 ? high : low];
  const units = species.map((one, n): Unit => {
    const [outer, inner, before] = [atom(2 * n), atom(2 * n + 1), n ? atom(2 * n - 1) : [room.from - 4, low]];
    const isTurned = n >= first; // its first carbon has the substituent
    const from = isTurned ? outer : inner;
    return { species: one, bonds: path([n === first ? outer : before, outer, inner]), from, to: [from[0], from[1] + (isTurned ? stub : -stub)] };
  });
  const end = atom(2 * species.length - 1);
  const joint = first < species.length ? { unit: first, bond: path([atom(2 * first - 1), atom(2 * first)]), x: room.from + (first - 0.25) * step, y: middle } : null;
  return { units, labels: labels(chain.blocks, box, { ...room, step, scale, low, high, first }), step, scale, end, joint };
}

type Lines = { from: number; height: number; step: number; scale: number; low: number; high: number; first: number };

/** The symbol of each block with its number of units, or the symbol alone, whatever there is room for; the shape tells what it is. */
function labels(blocks: Block[], box: Map<string, BoxCard>, { from, height, step, scale, low, high, first }: Lines): Label[] {
  if (height < LOW_UNIT * 0.85) return [];
  let before = 0;
  return blocks.flatMap((block) => {
    const count = unitsIn(block, box);
    const symbol = box.get(block.cards[0] ?? "")?.symbol ?? "";
    const fitted = [count > 1 ? `${symbol} ${count}` : symbol, symbol].find((text) => text.length * 6.5 + GAP <= count * step + (blocks.length > 1 ? 0 : step));
    const label = { text: fitted ?? "", species: block.species, x: from + (before + count / 2 - 0.25) * step, y: before < first ? low + 11 * scale : high - 4 * scale };
    before += count;
    return label.text ? [label] : [];
  });
}

function unitsOf(blocks: Block[], box: Map<string, BoxCard>): Species[] {
  return blocks.flatMap((block) => Array.from({ length: unitsIn(block, box) }, () => block.species));
}

const path = (points: (number[])[]): string => points.map(([x, y], n) => `${n ? "L" : "M"}${round(x!)} ${round(y!)}`).join("");
const round = (x: number): number => Math.round(x * 10) / 10;

/** The shape of a substituent; with its colour it tells the species. */
export function shape(species: Species, [x, y]: [number, number], r: number): string {
  const corners = { sty: 6, mma: 3, ba: 4, vac: 0 }[species];
  if (!corners) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const turn = corners === 4 ? Math.PI / 4 : 0;
  const at = (n: number): [number, number] => [x + r * 1.15 * Math.sin((2 * Math.PI * n) / corners + turn), y - r * 1.15 * Math.cos((2 * Math.PI * n) / corners + turn)];
  return `${path(Array.from({ length: corners }, (_, n) => at(n)))}z`;
}
