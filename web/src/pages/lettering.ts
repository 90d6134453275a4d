/** How large the type of a scoreboard can be, so that all tables are on the screen at once. */
interface Lettering {
  columns: number;
  /** In pixels. */
  size: number;
}

const SMALLEST = 16;
/** What a table takes, in sizes of its type: its width, its heading and frame, a line for each seat, the gap below. */
const WIDE = 13.5;
const HEADING = 2.6;
const LINE = 1.45;

export function lettering(tables: number, seats: number, width: number, height: number): Lettering {
  const tried = [1, 2, 3, 4, 5, 6].map((columns) => {
    const rows = Math.ceil(tables / columns);
    return { columns, size: Math.min(width / (columns * WIDE), height / (rows * (HEADING + seats * LINE))) };
  });
  const best = tried.reduce((one, other) => (other.size > one.size ? other : one));
  return { columns: best.columns, size: Math.max(SMALLEST, Math.min(height / 12, best.size)) };
}
