/** The client's own texts. What games say comes from the server in words. */
import { remember, remembered } from "../remembered";
import { de } from "./de";
import { en } from "./en";

type Key = keyof typeof en;
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

type Counted = { [K in Key]: `${K}.1` extends Key ? K : never }[Key];

/** A text about so many things; about one of them it is another text. */
export function counted(key: Counted, n: number, blanks: Record<string, string | number> = {}): string {
  return t(n === 1 ? `${key}.1` : key, { n, ...blanks });
}

/** A text that may be missing, as for a game that came after this client; then what is given. */
export function textOr(key: string, otherwise: string): string {
  return (TEXTS[chosen] as Record<string, string>)[key] ?? otherwise;
}

function filled(text: string, blanks: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
