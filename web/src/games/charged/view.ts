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
  /** Its place on the rack. */
  place: number;
}

export function laidTiles(loose: Loose[], rack: Tile[]): Laid[] {
  return loose.flatMap(({ row, column, place }): Laid[] => (rack[place] ? [[row, column, rack[place]]] : []));
}

/** What is still loose after the rack or the board has changed: a tile that is gone comes back, and so does one whose square was taken. */
export function stillLoose(loose: Loose[], rack: Tile[], tiles: (Tile | undefined)[], board: Laid[]): Loose[] {
  const taken = new Set(board.map(([row, column]) => keyOf(row, column)));
  return loose.filter((one, n) => rack[one.place] === tiles[n] && !taken.has(keyOf(one.row, one.column)));
}

/** What was laid out before, as it was noted; nothing when the rack is another by now. */
export function laidOut(noted: string | null, rack: Tile[]): Loose[] {
  if (noted === null) return [];
  const then = JSON.parse(noted) as { rack: Tile[]; loose: Loose[] };
  return then.rack.join(" ") === rack.join(" ") ? then.loose : [];
}
