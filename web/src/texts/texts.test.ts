import { expect, test } from "vitest";

import { de } from "./de";
import { en } from "./en";

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("German and English have the same keys", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test("every text has the same placeholders in both languages", () => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  expect(keys.filter((key) => `${placeholders(de[key])}` !== `${placeholders(en[key])}`)).toEqual([]);
});
