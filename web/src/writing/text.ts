/** Typography of a formula while it is typed; what it means is up to the server. */
const BELOW = "₀₁₂₃₄₅₆₇₈₉";

/** Digits become subscripts, except at the very beginning: "Na2O" is shown as "Na₂O". */
export function withSubscripts(formula: string): string {
  return formula.replace(/(?<=[^\s\d])\d+/g, (digits) => [...digits].map((digit) => BELOW[Number(digit)]).join(""));
}

/** What stands after a key is pressed, and where the caret is then. */
export function insert(text: string, key: string, from: number, to: number): { text: string; caret: number } {
  return { text: text.slice(0, from) + key + text.slice(to), caret: from + key.length };
}

/** What is left after Backspace, and where the caret is then: the selection goes, or what one key wrote. */
export function erase(text: string, keys: string[], from: number, to: number): { text: string; caret: number } {
  if (from !== to) return insert(text, "", from, to);
  const before = text.slice(0, from);
  const written = keys.filter((key) => before.endsWith(key)).sort((a, b) => b.length - a.length)[0] ?? before.slice(-1);
  return insert(text, "", from - written.length, to);
}
