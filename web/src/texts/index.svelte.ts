/** The client's own texts. What games say comes from the server in words. */
import { remember, remembered } from "../remembered";
import { de } from "./de";
import { en } from "./en";

export type Key = keyof typeof en;
export type Texts = Record<Key, string>;
export type Language = "en" | "de";

const TEXTS: Record<Language, Texts> = { en, de };

function preferred(): Language {
  const stored = remembered("language");
  if (stored === "en" || stored === "de") return stored;
  return navigator.language.startsWith("de") ? "de" : "en";
}

const first = preferred();
let chosen = $state<Language>(first);
document.documentElement.lang = first;

export function language(): Language {
  return chosen;
}

export function chooseLanguage(next: Language): void {
  chosen = next;
  remember("language", next);
  document.documentElement.lang = next;
}

/** A text in the reader's language, with its blanks filled in: `t("seat", { n: 2 })`. */
export function t(key: Key, blanks: Record<string, string | number> = {}): string {
  return filled(TEXTS[chosen][key], blanks);
}

/** What a game is about, in the reader's language where we have it, else in the words of its rulebook. */
export function about(game: { name: string; about: string }): string {
  const key = `game.${game.name}`;
  return key in TEXTS[chosen] ? t(key as Key) : game.about;
}

export function filled(text: string, blanks: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
