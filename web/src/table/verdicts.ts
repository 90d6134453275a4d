import type { Verdict } from "../server";

/** The symbol of a verdict, so that colour isn't all that tells them apart. */
export const SYMBOLS: Record<Verdict, string> = {
  knows: "✓",
  guesses: "?",
  misconception: "✗",
  "something else": "≠",
  unclear: "~",
  "too little": "·",
};
