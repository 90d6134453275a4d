import { expect, test } from "vitest";

import { de } from "./de";
import { en } from "./en";

const blanks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("German has every text of English, and no other", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test("every text has the same blanks in both languages", () => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  expect(keys.filter((key) => `${blanks(de[key])}` !== `${blanks(en[key])}`)).toEqual([]);
});
