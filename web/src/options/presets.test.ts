import { expect, test } from "vitest";

import type { Preset } from "../server";
import type { Field } from "./fields";
import { departures, inWords, isEasy, optionsAt, suiting } from "./presets";

const preset = (id: string, from: number, to: number): Preset => ({
  id,
  title: id,
  about: "",
  seats: [from, to],
  options: { questions: "free" },
  with_bots: { questions: "parts" },
  in_rooms: { write: "bonus" },
  easier: { answers: "choice" },
  with_bots_words: "",
  in_rooms_words: "",
  choices: ["scoring"],
  variants: [],
});
const TWO = preset("two", 2, 2);
const MORE = preset("more", 3, 8);
const ANY = preset("any", 2, 8);

const field = (name: string, initial: Field["initial"]): Field => ({ name, kind: "choice", initial, values: [], from: undefined, to: undefined, isWhole: false, description: "" });

test("the sheet that was chosen stays as long as it suits the table", () => {
  const all = [TWO, MORE, ANY];
  expect([suiting(all, 2)?.id, suiting(all, 4)?.id, suiting(all, 4, "any")?.id, suiting(all, 4, "two")?.id, suiting(all, 9)?.id]).toEqual(["two", "more", "any", "more", undefined]);
});

test("bots and rooms change a sheet", () => {
  expect(optionsAt(ANY, false, false)).toEqual({ questions: "free" });
  expect(optionsAt(ANY, true, true)).toEqual({ questions: "parts", write: "bonus" });
  expect(optionsAt(undefined, true, true)).toEqual({});
});

test("easier bots make an easier game, if there are any", () => {
  expect(optionsAt(ANY, true, false, true)).toEqual({ questions: "parts", answers: "choice" });
  expect(optionsAt(ANY, false, false, true)).toEqual({ questions: "free" });
  expect(["easy", "fair", "strong"].filter((level) => isEasy(["easy", "fair", "strong"], level))).toEqual(["easy", "fair"]);
});

test("what differs from the sheet is listed, also what bots change, but not what the sheet leaves open", () => {
  const fields = [field("questions", "parts"), field("hand", 6), field("front", false), field("scoring", "monomers")];
  const chosen = { ...optionsAt(ANY, true, false), hand: 8, front: false, scoring: "mn" };
  const differing = departures(fields, ANY, chosen);
  expect(differing).toEqual({ questions: "parts", hand: 8 });
  expect(inWords("x", fields, differing)).toEqual([
    ["questions", "parts"],
    ["hand", "8"],
  ]);
});
