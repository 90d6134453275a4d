/** Rows as CSV. */
export const csvOf = (rows: unknown[][]): string => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** The beginning of a cell that a spreadsheet would take for a formula, whatever it reads as a separator or a quote. */
const FORMULA_START = /(?:^|[;\t\r\n])[\s"']*(?=[=+@\-\uff1d\uff0b\uff20\uff0d])/g;

/** Quoted, and no spreadsheet takes it for a formula; some also start a new cell after a semicolon. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^-?\d+(\.\d+)?$/.test(text) ? text : text.replace(FORMULA_START, "$&'");
  return `"${safe.replaceAll('"', '""')}"`;
}
