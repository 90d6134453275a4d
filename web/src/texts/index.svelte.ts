/** The client's texts. Sentences about the game itself come from the server. */
import { load, store } from "../storage";
import { de } from "./de";
import { en } from "./en";

type Key = keyof typeof en;
type Values = Record<string, string | number>;
type Translations<K extends string> = Record<Language, Record<K, string>>;
export type Texts = Record<Key, string>;
export type Language = "en" | "de";
/** What people choose; the server knows American English, which the client's own texts don't need. */
export type Setting = Language | "en-US";

const COMMON: Translations<Key> = { en, de };

// Every game's own texts are in games/<game>/texts.
const GAMES: Translations<string> = {
  en: merged(import.meta.glob<Record<string, string>>("../games/*/texts/en.ts", { eager: true, import: "en" })),
  de: merged(import.meta.glob<Record<string, string>>("../games/*/texts/de.ts", { eager: true, import: "de" })),
};

function merged(files: Record<string, Record<string, string>>): Record<string, string> {
  return Object.assign({}, ...Object.values(files)) as Record<string, string>;
}

function preferred(): Setting {
  const stored = load("language");
  if (stored === "en" || stored === "en-US" || stored === "de") return stored;
  if (navigator.language.startsWith("de")) return "de";
  return navigator.language === "en-US" ? "en-US" : "en";
}

const first = preferred();
let setting = $state<Setting>(first);
const chosen = $derived<Language>(setting === "de" ? "de" : "en");
document.documentElement.lang = first;

/** The language of the texts. */
export function language(): Language {
  return chosen;
}

export function languageSetting(): Setting {
  return setting;
}

export function chooseLanguage(next: Setting): void {
  setting = next;
  store("language", next);
  document.documentElement.lang = next;
}

let spoken = $state<string>("en");

/** The language of the server's sentences: English where it doesn't speak that of the page. */
export const spokenLanguage = (): string => spoken;

/** Note the language of an answer. */
export function heard(lang: string | null): void {
  spoken = lang ?? spoken;
}

type PluralKey<K extends string> = { [P in K]: `${P}.1` extends K ? P : never }[K];

interface Translator<K extends string> {
  /** A text in the user's language with its placeholders filled in: `t("table.seat", { n: 2 })`. */
  t(key: K, values?: Values): string;
  /** A text with a count; for 1, the text with the suffix `.1`. */
  plural(key: PluralKey<K>, n: number, values?: Values): string;
}

function translator<K extends string>(texts: Translations<K>): Translator<K> {
  const t = (key: K, values: Values = {}): string => fill(texts[chosen][key], values);
  return { t, plural: (key, n, values = {}) => t((n === 1 ? `${key}.1` : key) as K, { n, ...values }) };
}

export const { t, plural } = translator(COMMON);

/** The texts that a game's board uses: the common ones and its own. */
export function gameTexts<K extends string>(own: Translations<K>): Translator<K | Key> {
  return translator({ en: { ...en, ...own.en }, de: { ...de, ...own.de } } as Translations<K | Key>);
}

/** A text that a game may or may not have, such as `tip.metals`, or the fallback. */
export function textOr(key: string, fallback: string): string {
  return GAMES[chosen][key] ?? (COMMON[chosen] as Record<string, string>)[key] ?? fallback;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
