import { expect, test } from "vitest";

import { pack, unpack } from "../packed";
import type { TopicInfo } from "../protocol";
import type { Deal, Lesson, Step, ToldLesson } from "../server";
import { asOwn, byStandard, fileName, found, labelOf, startOf } from "./lessons";

const deal = (minutes: number | null): Deal => ({ game: "metals", seats: 2, options: {}, bots: "", clock: null, start: true, minutes });

const STEPS: Step[] = [
  { kind: "talk", minutes: 4, words: { title: "Begin", message: "Look" } },
  { kind: "play", deal: deal(10) },
  { kind: "talk", minutes: 7, about_table: true, words: { message: "Which one?" } },
  { kind: "check", minutes: 6, game: "metals", when: "after" },
];

const told = (lesson: Partial<Lesson>, game: string): ToldLesson => ({
  lesson: { steps: [], ...lesson },
  minutes: 45,
  games: [{ name: game, title: game }],
  titles: [],
  ideas: [],
});

const topic = (id: string, standard: string, code: string, text: string): TopicInfo => ({ id, standard, edition: "2025", code, text, read: "secondary", sources: [] });

const SALTS = told({ title: "Writing salts", levels: ["14-16"], topics: ["ib S2.1.2"] }, "Metals");
const ACIDS = told({ title: "Which way", goal: "Compare pKa", levels: ["16-18", "year 1"] }, "pKace");
const TOPICS = [topic("ib S2.1.2", "IB", "S2.1.2", "Names of salts"), topic("ap 8.6", "AP", "8.6", "Strength")];

test("a step begins when those before it are over", () => {
  expect([0, 1, 2, 3, 4].map((n) => startOf(STEPS, n))).toEqual([0, 4, 14, 21, 27]);
  expect(startOf([{ kind: "play", deal: deal(null) }], 1)).toBe(0);
});

test("a step is named by its kind and what it is about", () => {
  expect(STEPS.map((step) => labelOf(step, "Metals"))).toEqual([
    "Talk · Begin",
    "Play: Metals",
    "Pause and discuss a table · Which one?",
    "Check after: Metals",
  ]);
});

test("lessons are found by title, game, topic and code, every word of the search", () => {
  const search = (text: string, level: "" | "14-16" | "year 1" = ""): ToldLesson[] => found([SALTS, ACIDS], TOPICS, text, level);
  expect(search("")).toEqual([SALTS, ACIDS]);
  expect(search("pkace")).toEqual([ACIDS]);
  expect(search("IB s2.1.2")).toEqual([SALTS]);
  expect(search("salts pka")).toEqual([]);
  expect(search("", "year 1")).toEqual([ACIDS]);
});

test("topics are grouped by their standard", () => {
  expect(byStandard(TOPICS).map(([name, them]) => [name, them.map(({ code }) => code)])).toEqual([
    ["IB (2025)", ["S2.1.2"]],
    ["AP (2025)", ["8.6"]],
  ]);
});

test("a lesson in a link comes back as it was", async () => {
  const own = asOwn({ id: "metals-charges", title: "Säuren", steps: STEPS });
  expect(own.id).toBe("");
  expect(await unpack(await pack(own))).toEqual(own);
});

test("a file is named after its lesson", () => {
  expect(fileName({ title: "What goes with Na⁺?", steps: [] })).toBe("what-goes-with-na.lesson.json");
  expect(fileName({ title: "???", steps: [] })).toBe("lesson.lesson.json");
});
