/** The largest type size at which all tables fit on a projector's screen. */
interface Layout {
  columns: number;
  fontSize: number; // in pixels
}

const MIN_FONT_SIZE = 16;
const MAX_COLUMNS = 6;
// The size of one table, in em.
const TABLE_WIDTH = 16;
const HEADING_HEIGHT = 2.6;
const SEAT_HEIGHT = 1.45;

export function projectorLayout(tables: number, seats: number, width: number, height: number): Layout {
  const layouts = Array.from({ length: MAX_COLUMNS }, (_, n) => {
    const columns = n + 1;
    const rows = Math.ceil(tables / columns);
    const tableHeight = HEADING_HEIGHT + seats * SEAT_HEIGHT;
    return { columns, fontSize: Math.min(width / (columns * TABLE_WIDTH), height / (rows * tableHeight)) };
  });
  const best = layouts.reduce((one, other) => (other.fontSize > one.fontSize ? other : one));
  return { columns: best.columns, fontSize: Math.max(MIN_FONT_SIZE, Math.min(height / 12, best.fontSize)) };
}
