import { expect, it } from "vitest";

import { dataIn, decode, dueTime, encode, type HomeworkLink } from "./homeworkLink";

const homework: HomeworkLink = {
  title: "Salze, 9b",
  goal: "Gewinne eine Partie bis Freitag. „Viel Erfolg“ – und ⚗️!",
  game: "metals",
  seats: 2,
  level: "fair",
  help: "none",
  options: { hand: 8, deck: [{ id: "Mg2+" }, { id: "Br-" }] },
};

it("is the same homework at the other end of the link", async () => {
  const data = await encode(homework);
  expect(data).toMatch(/^[\w-]+$/);
  expect(await decode(data)).toEqual(homework);
});

it("finds the data in a whole link or alone", async () => {
  const data = await encode(homework);
  expect(dataIn(` https://example.org/games/#/homework/${data}\n`)).toBe(data);
  expect(dataIn(data)).toBe(data);
});

it("is due at the end of the day that the teacher chose", () => {
  expect(dueTime({ ...homework, due: "2026-11-25" })).toBe(new Date(2026, 10, 25, 23, 59, 59).getTime() / 1000);
  expect(dueTime(homework)).toBeNull();
  expect(dueTime({ ...homework, due: "tomorrow" })).toBeNull();
});

it("notices a damaged link", async () => {
  const data = await encode(homework);
  for (const damaged of [data.slice(0, -9), `x${data}`, "", "%%%"]) await expect(decode(damaged)).rejects.toThrow();
});
