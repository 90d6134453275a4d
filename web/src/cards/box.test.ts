import { expect, test } from "vitest";

import { matches } from "./box";
import type { BoxCard } from "./types";

const acetone = {
  id: "acetone",
  name: "Acetone",
  short: "",
  formula: "C3H6O",
  kind: "acid",
  nucleophilicity: "",
  groups: ["ketone"],
} as unknown as BoxCard;

test.each([
  ["", true],
  ["ACET", true],
  ["c3h6o", true],
  ["acid ketone", true],
  ["base ketone", false],
])("searching for %j", (searched, found) => {
  expect(matches(acetone, searched)).toBe(found);
});
