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
const LONGEST_NAME = 24;

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

export function namesLayout(names: string[], width: number, height: number): Layout {
  const letters = Math.min(LONGEST_NAME, Math.max(0, ...names.map((name) => name.length)));
  return largest(names.length, { width: NAME_MARGINS + letters * LETTER_WIDTH, height: NAME_HEIGHT }, width, height);
}
