/** Squares of the board, and tiles laid on it but not played yet. */
import type { Laid, Tile } from "./types";

/** "j10": a letter for the column, a number for the row. */
export const squareName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : `a${letter}`;
}

export const keyOf = (row: number, column: number): string => `${row} ${column}`;

/** A tile of the rack that lies on the board, not yet played. */
export interface Loose {
  row: number;
  column: number;
  /** Its position on the rack. */
  place: number;
}

export function laidTiles(loose: Loose[], rack: Tile[]): Laid[] {
  return loose.flatMap(({ row, column, place }): Laid[] => (rack[place] ? [[row, column, rack[place]]] : []));
}

/** The loose tiles that remain after the rack or board has changed: without those no longer on the rack or whose square is taken. */
export function stillLoose(loose: Loose[], rack: Tile[], tiles: (Tile | undefined)[], board: Laid[]): Loose[] {
  const taken = new Set(board.map(([row, column]) => keyOf(row, column)));
  return loose.filter((one, n) => rack[one.place] === tiles[n] && !taken.has(keyOf(one.row, one.column)));
}

/** The loose tiles saved earlier; none if the rack has changed since. */
export function laidOut(saved: string | null, rack: Tile[]): Loose[] {
  if (saved === null) return [];
  const before = JSON.parse(saved) as { rack: Tile[]; loose: Loose[] };
  return before.rack.join(" ") === rack.join(" ") ? before.loose : [];
}

/** The rack positions in the order in which metals come first, then by name. */
export function sortedPlaces(rack: Tile[], isMetal: (tile: Tile) => boolean): number[] {
  const rank = (tile: Tile): number => (tile === "red" ? 2 : isMetal(tile) ? 0 : 1);
  return rack.map((_, place) => place).sort((a, b) => rank(rack[a]!) - rank(rack[b]!) || rack[a]!.localeCompare(rack[b]!));
}

/** The same places in random order. */
export function shuffled(places: number[]): number[] {
  return places.map((place) => ({ place, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ place }) => place);
}

/** The square under an element, as row and column. */
export function squareAt(target: Element | null): [number, number] | null {
  const square = target?.closest<HTMLElement>("[data-square]")?.dataset.square;
  if (!square) return null;
  const [row = 0, column = 0] = square.split(" ").map(Number);
  return [row, column];
}
