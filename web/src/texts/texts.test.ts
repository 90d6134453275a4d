import { expect, test } from "vitest";

import { de as deskDe } from "../desk/texts/de";
import { en as deskEn } from "../desk/texts/en";
import { de as localDe } from "../local/texts/de";
import { en as localEn } from "../local/texts/en";
import { de as historyDe } from "../history/texts/de";
import { en as historyEn } from "../history/texts/en";
import { de as puzzleDe } from "../puzzles/texts/de";
import { en as puzzleEn } from "../puzzles/texts/en";
import { de } from "./de";
import { en } from "./en";

type Texts = Record<string, string>;

const placeholders = (text = ""): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(" ");

const english = import.meta.glob<Texts>("../games/*/texts/en.ts", { eager: true, import: "en" });
const german = import.meta.glob<Texts>("../games/*/texts/de.ts", { eager: true, import: "de" });
const pairs = Object.entries(english).map(([path, texts]): [string, Texts, Texts] => [path, texts, german[path.replace("en.ts", "de.ts")] ?? {}]);

const common: [string, Texts, Texts][] = [
  ["common texts", en, de],
  ["texts without a server", localEn, localDe],
  ["texts of the desk", deskEn, deskDe],
  ["texts of puzzles", puzzleEn, puzzleDe],
  ["texts of the own games", historyEn, historyDe],
];

test.each([...common, ...pairs])("%s: the same keys and placeholders in both languages", (_, ours, theirs) => {
  expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
  expect(Object.keys(ours).filter((key) => placeholders(theirs[key]) !== placeholders(ours[key]))).toEqual([]);
});

test.each(pairs)("%s: every key names its game", (path, texts) => {
  const game = path.split("/")[2] ?? "";
  expect(Object.keys(texts).filter((key) => !key.split(".").slice(0, 2).includes(game))).toEqual([]);
});
