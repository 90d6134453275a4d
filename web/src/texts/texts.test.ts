import { afterEach, expect, test, vi } from "vitest";

import { t as deskText } from "../desk/texts";
import { chooseLanguage, languageName, plural, speak, speakAsPreferred, t, textOr } from "./index.svelte";

type Said = Record<string, string>;

const english = import.meta.glob<Said>("../**/texts/en.ts", { eager: true, import: "en" });
const others = import.meta.glob<Said>(["../**/texts/*.ts", "!../**/texts/{en,index*,*.test}.ts"], { eager: true, import: "texts" });
const written = new Set(Object.keys(others).map((path) => path.split("/").at(-1)!));
const rows = Object.entries(english).flatMap(([path, ours]) => [...written].map((file): [string, Said] => [path.replace("en.ts", file), ours]));

const placeholders = (text = ""): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(" ");

afterEach(() => speak("en"));

test.each(rows)("%s: the same keys and placeholders as in English", (path, ours) => {
  const theirs = others[path] ?? {};
  expect(Object.keys(theirs)).toEqual(expect.arrayContaining(Object.keys(ours)));
  expect(Object.keys(ours).filter((key) => placeholders(theirs[key]) !== placeholders(ours[key]))).toEqual([]);
});

test.each(Object.entries(english).filter(([path]) => path.includes("/games/")))("%s: every key names its game", (path, texts) => {
  const game = path.split("/")[2] ?? "";
  expect(Object.keys(texts).filter((key) => !key.split(".").slice(0, 2).includes(game))).toEqual([]);
});

test("every language has its own name", () => {
  expect(["en", "en-US", "de", "es"].map(languageName)).toEqual(["English", "American English", "Deutsch", "español"]);
});

test("a chosen language is spoken everywhere, and the number of a text is written in it", async () => {
  await chooseLanguage("de");
  expect(t("settings.language")).toBe("Sprache");
  expect(deskText("desk.overview")).toBe("Tische");
  expect(textOr("option.metals.hand", "")).toBe("Handkarten");
  expect(plural("table.spectators", 12345)).toBe("12\u202f345 schauen zu");
  expect(plural("table.spectators", 1)).toBe("1 schaut zu");
});

test("American English has the texts of English", async () => {
  await speak("de");
  await speak("en-US");
  expect(t("settings.language")).toBe("Language");
});

test("the latest choice counts, however long another one loads", async () => {
  await Promise.all([speak("de"), speak("es"), speak("en")]);
  expect(t("settings.language")).toBe("Language");
});

test.each([
  [["es-MX", "en"], "es"],
  [["fr", "de-AT"], "de"],
  [["en-US"], "en-US"],
  [["en-GB"], "en"],
  [["tlh"], "en"],
])("a browser that asks for %j gets %s", async (languages, expected) => {
  vi.stubGlobal("navigator", { languages });
  await speakAsPreferred();
  expect(document.documentElement.lang).toBe(expected);
});
