import { expect, test } from "vitest";

import type { RoomDecision } from "../protocol";
import { type Standing, decisionsCsv, missingFrom, reportsOf, summaryCsv } from "./report";

const decision = (more: Partial<RoomDecision>): RoomDecision => ({
  round: 1,
  table: "T1",
  game: "pKace",
  name: "Ada",
  number: null,
  kind: "person",
  at: "2026-11-16T15:00:00Z",
  seconds: 10,
  what: "play formic acid",
  result: "accepted",
  rule: "",
  reason: "",
  hints: 0,
  help: "none",
  ...more,
});

test("right is what was accepted at the first try and without a hint", () => {
  const refused = decision({ result: "refused", rule: "R12" });
  const [ada, ben] = reportsOf([
    decision({ seconds: 4 }),
    refused,
    decision({ seconds: 20 }), // after a refusal
    decision({ seconds: 6, table: "T2" }), // the next game starts fresh
    decision({ result: "hint" }),
    decision({ seconds: 8, hints: 1 }),
    decision({ name: "Ben", seconds: 3 }),
    decision({ name: "Fair bot", kind: "bot" }),
  ]);
  // Accepted after 4, 20, 6 and 8 seconds: the median is 7.
  expect(ada).toMatchObject({ name: "Ada", games: 2, decisions: 4, right: 2, refused: 1, hints: 1, seconds: 7 });
  expect(ben).toMatchObject({ name: "Ben", decisions: 1, right: 1, refused: 0, seconds: 3 });
});

test("a broken rule comes with how often, and with the latest reason", () => {
  const refused = (rule: string, reason: string): RoomDecision => decision({ result: "refused", rule, reason });
  const [ada] = reportsOf([refused("R5", "Too weak."), refused("R4", "It takes 2 Cl⁻."), refused("R4", "It takes 3 Cl⁻.")]);
  expect(ada?.rules).toEqual([
    { rule: "pKace R4", times: 2, reason: "It takes 3 Cl⁻." },
    { rule: "pKace R5", times: 1, reason: "Too weak." },
  ]);
});

test("whoever has finished no game is missing", () => {
  const reports = reportsOf([decision({}), decision({ name: "Fair bot", kind: "bot" })]);
  expect(missingFrom(reports, [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo" }])).toEqual(["Ben", "Cleo"]);
});

test("the CSV has real names in front and no formulas", () => {
  const csv = decisionsCsv([decision({ name: "=1+1", number: 2 })], (number) => (number === 2 ? 'Ada "Countess" Lovelace' : ""));
  const [head, row] = csv.trim().split("\r\n");
  expect(head).toMatch(/^"real name","round","table"/);
  expect(row).toMatch(/^"Ada ""Countess"" Lovelace","1","T1","pKace","'=1\+1","2"/);
});

test("the summary has a line for each student, also without a rating", () => {
  const reports = reportsOf([
    decision({ number: 2, seconds: 4 }),
    decision({ number: 2, result: "refused", rule: "R4", reason: "It takes 2 Cl⁻." }),
    decision({ name: "Ben", seconds: 3 }),
  ]);
  const standing = (name: string): Standing => ({ points: name === "Ada" ? 7 : 0, rating: name === "Ada" ? { name, rating: 28, give_or_take: 3 } : undefined });
  const lines = summaryCsv(reports, standing, (number) => (number === 2 ? "Ada Lovelace" : "")).trim().split("\r\n");
  expect(lines.slice(1)).toEqual([
    '"Ada Lovelace","Ada","1","7","28","3","1","1","1","0","4","pKace R4 (1)"',
    '"","Ben","1","0","","","1","1","0","0","3",""',
  ]);
});
