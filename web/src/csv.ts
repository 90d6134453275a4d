/** Rows as CSV. */
export const csvOf = (rows: unknown[][]): string => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** Quoted, and no spreadsheet takes it for a formula; some also start a new cell after a semicolon. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/;\s*(?=[=+@-])/g, "; '").replaceAll('"', '""')}"`;
}
