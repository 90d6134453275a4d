import { expect, test } from "vitest";

import { csvOf } from "./csv";

test("every cell is quoted, and nothing is a formula", () => {
  const rows = [["name", "points"], ['Ada "A"', -3], ["=1+1", null], ["Ben; +1", true], ['x;"=1+2;', "−"]];
  expect(csvOf(rows)).toBe('"name","points"\r\n"Ada ""A""","-3"\r\n"\'=1+1",""\r\n"Ben; \'+1","true"\r\n"x;""\'=1+2;","−"\r\n');
});

test("nothing is an empty file", () => {
  expect(csvOf([])).toBe("");
});
