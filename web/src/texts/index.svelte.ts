/** The client's texts. Sentences about the game itself come from the server. */
import { numberText } from "../numbers";
import { load, store } from "../storage";
import { en } from "./en";

type Key = keyof typeof en;
type Values = Record<string, string | number>;
type Said = Record<string, string>;
/** A folder's English texts in another language, which may have more plural forms, such as `table.spectators.few`. */
export type Texts<English> = Record<keyof English, string> & Partial<Record<`${string}.${"zero" | "two" | "few" | "many"}`, string>>;

// A language is a file of its name in each folder with texts. It's loaded when somebody chooses it; English is always there.
const FILES = import.meta.glob<Said>(["../**/texts/*.ts", "!../**/texts/{en,index*,*.test}.ts"], { import: "texts" });
const PLACES = Object.entries(FILES).map(([path, read]) => {
  const [, folder = "", language = ""] = /^(?:\.|\.\.\/(.+)\/texts)\/([\w-]+)\.ts$/.exec(path) ?? [];
  return { folder, language, read };
});

/** Languages in which only the server's sentences differ. */
const DERIVED = ["en-US"];
/** What people choose from. */
export const LANGUAGES = ["en", ...DERIVED, ...new Set(PLACES.map(({ language }) => language).sort())];

/** The name of a language in itself. */
export const languageName = (language: string): string => new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** The language of the client's own texts, for one that people choose. */
const textLanguage = (setting: string): string => (DERIVED.includes(setting) ? setting.split("-")[0]! : setting);

const known = (wanted: string): string | undefined => [wanted, wanted.split("-")[0]!].find((one) => LANGUAGES.includes(one));

/** The stored language, or else the first one that the browser asks for. */
const preferred = (): string => [load("language") ?? "", ...(navigator.languages ?? [navigator.language])].map(known).find((one) => one !== undefined) ?? "en";

let setting = $state("en");
let chosen = $state.raw<Record<string, Said>>({});
/** What was asked for last; an earlier choice may take longer to load. */
let wanted = "en";

/** The language of the texts. */
export const language = (): string => textLanguage(setting);
export const languageSetting = (): string => setting;

/** Store a language, and show everything in it. */
export function chooseLanguage(next: string): Promise<void> {
  store("language", next);
  return speak(next);
}

/** Show everything in a language. */
export async function speak(next: string): Promise<void> {
  if (next === wanted && next === setting) return;
  wanted = next;
  const texts = await read(textLanguage(next));
  if (wanted !== next) return;
  document.documentElement.lang = next;
  [setting, chosen] = [next, texts];
}

/** Speak the language that this browser prefers. */
export const speakAsPreferred = (): Promise<void> => speak(preferred());

/** Load the texts of a language by their folders. */
async function read(language: string): Promise<Record<string, Said>> {
  const own = PLACES.filter((one) => one.language === language);
  return Object.fromEntries(await Promise.all(own.map(async ({ folder, read }) => [folder, await read()] as const)));
}

let spoken = $state("en");

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

function translator<K extends string>(folder: string, english: Record<K, string>): Translator<K> {
  const find = (key: string): string | undefined => chosen[folder]?.[key] ?? chosen[""]?.[key] ?? (english as Said)[key];
  return {
    t: (key, values = {}) => fill(find(key)!, values),
    plural: (key, n, values = {}) => fill(find(`${key}${pluralSuffix(n)}`) ?? find(key)!, { n, ...values }),
  };
}

function pluralSuffix(n: number): string {
  const form = new Intl.PluralRules(language()).select(n);
  return form === "one" ? ".1" : `.${form}`;
}

export const { t, plural } = translator<Key>("", en);

/** The texts that the pages of a folder use: the common ones and its own. */
export const textsOf = <K extends string>(folder: string, own: Record<K, string>): Translator<K | Key> => translator<K | Key>(folder, { ...en, ...own });

// Pages for all games, such as the options of a table, use the texts of each.
const GAMES = import.meta.glob<Said>("../games/*/texts/en.ts", { eager: true, import: "en" });
const OPTIONAL: Said = Object.assign({}, ...Object.values(GAMES), en) as Said;

/** A text that a game may or may not have, such as `tip.metals`, or the fallback. */
export function textOr(key: string, fallback: string): string {
  const games = Object.keys(chosen).filter((folder) => folder.startsWith("games/"));
  return ["", ...games].map((folder) => chosen[folder]?.[key]).find((text) => text !== undefined) ?? OPTIONAL[key] ?? fallback;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === "number" ? numberText(value) : value;
  });
}
