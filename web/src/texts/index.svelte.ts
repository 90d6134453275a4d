/** The client's texts. Sentences about the game itself come from the server. */
import { load, store } from "../storage";
import { de } from "./de";
import { en } from "./en";

type Key = keyof typeof en;
export type Texts = Record<Key, string>;
export type Language = "en" | "de";

const TEXTS: Record<Language, Texts> = { en, de };

function preferred(): Language {
  const stored = load("language");
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
  store("language", next);
  document.documentElement.lang = next;
}

/** A text in the user's language with its placeholders filled in: `t("table.seat", { n: 2 })`. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(TEXTS[chosen][key], values);
}

type PluralKey = { [K in Key]: `${K}.1` extends Key ? K : never }[Key];

/** A text with a count; for 1, the text with the suffix `.1`. */
export function plural(key: PluralKey, n: number, values: Record<string, string | number> = {}): string {
  return t(n === 1 ? `${key}.1` : key, { n, ...values });
}

/** A text, or a fallback where there is none, as for a game this client doesn't know. */
export function textOr(key: string, fallback: string): string {
  return (TEXTS[chosen] as Record<string, string>)[key] ?? fallback;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
