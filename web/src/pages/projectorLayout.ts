/** The largest type size at which everything fits on a projector's screen. */
interface Layout {
  columns: number;
  fontSize: number; // in pixels
}

/** The size of one table or name, with the gap to the next, in em. */
interface Size {
  width: number;
  height: number;
}

const MIN_FONT_SIZE = 14;
const MAX_COLUMNS = 6;
const TABLE_WIDTH = 16;
const HEADING_HEIGHT = 2.6;
const SEAT_HEIGHT = 1.45;
const NAME_HEIGHT = 2.1;
const NAME_MARGINS = 2.1;
const LETTER_WIDTH = 0.62;
// In a short name, one wide letter makes the difference.
const CAPITAL_WIDTH = 0.78;
const WIDEST = 1;
const LONGEST_NAME = 15;

function largest(count: number, size: Size, width: number, height: number): Layout {
  const layouts = Array.from({ length: MAX_COLUMNS }, (_, n) => {
    const columns = n + 1;
    const rows = Math.ceil(Math.max(1, count) / columns);
    return { columns, fontSize: Math.min(width / (columns * size.width), height / (rows * size.height)) };
  });
  const best = layouts.reduce((one, other) => (other.fontSize > one.fontSize ? other : one));
  return { columns: best.columns, fontSize: Math.max(MIN_FONT_SIZE, Math.min(height / 12, best.fontSize)) };
}

export function tablesLayout(tables: number, seats: number, width: number, height: number): Layout {
  return largest(tables, { width: TABLE_WIDTH, height: HEADING_HEIGHT + seats * SEAT_HEIGHT }, width, height);
}

/** How wide a name is set in type, about, in em. */
function nameWidth(name: string): number {
  const widths = [...name].map((letter) => (/[mwMW]/.test(letter) ? WIDEST : /\p{Lu}/u.test(letter) ? CAPITAL_WIDTH : LETTER_WIDTH));
  return widths.reduce((sum, width) => sum + width, 0);
}

export function namesLayout(names: string[], width: number, height: number): Layout {
  const longest = Math.min(LONGEST_NAME, Math.max(0, ...names.map(nameWidth)));
  return largest(names.length, { width: NAME_MARGINS + longest, height: NAME_HEIGHT }, width, height);
}
