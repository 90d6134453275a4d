import { textOr } from "./texts/index.svelte";

/** A bot's level on the dial of its game: "4 · fair", or "3" if it has no name. */
export function levelInWords(dial: string[], level: string): string {
  const number = dial.indexOf(level) + 1;
  if (!number) return textOr(`level.${level}`, level);
  return level === String(number) ? level : `${number} · ${textOr(`level.${level}`, level)}`;
}
