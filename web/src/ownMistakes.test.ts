import { expect, test } from "vitest";

import { merged, type LeftOpen } from "./ownMistakes";

const left = (concept: string, asked = 0): LeftOpen => ({ open: { concept, idea: "", asked, right: 0 }, title: concept, mistakes: [] });

test("newer mistakes come first, and what is known now is dropped", () => {
  const before = [left("ratio", 3), left("names"), left("sign")];
  const after = merged(before, { open: [left("totals"), left("ratio")], known: ["names"] });
  expect(after).toEqual([left("totals"), left("ratio"), left("sign")]);
});

test("a game that says nothing leaves everything as it was", () => {
  expect(merged([left("ratio", 1)], { open: [], known: [] })).toEqual([left("ratio", 1)]);
});

test("no more than twelve concepts are kept", () => {
  const many = Array.from({ length: 12 }, (_, n) => left(`concept ${n}`));
  expect(merged(many, { open: [left("ratio")], known: [] }).map(({ title }) => title)).toEqual(["ratio", ...many.slice(0, 11).map(({ title }) => title)]);
});
