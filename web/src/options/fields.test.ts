import { expect, test } from "vitest";

import { fieldsOf, type OptionsSchema } from "./fields";

const SCHEMA: OptionsSchema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        deck: { enum: ["ordered", "unordered"] },
        hand: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
        tolerance: { type: "number", minimum: 0, maximum: 10, default: 0.5 },
        front: { type: "boolean", default: false, description: "before a formula" },
        cards: { anyOf: [{ type: "array" }, { type: "null" }], default: null },
        judging: { enum: ["structures", "spelling"], default: "structures", deprecated: true },
      },
    },
  },
};

test("every option a form can show is a field; those of earlier rules are not", () => {
  expect(fieldsOf(SCHEMA).map(({ name, kind, initial, isWhole }) => [name, kind, initial, isWhole])).toEqual([
    ["deck", "choice", null, false],
    ["hand", "number", null, true],
    ["tolerance", "number", 0.5, false],
    ["front", "switch", false, false],
  ]);
});

test("a game without options has no fields", () => {
  expect(fieldsOf({})).toEqual([]);
});
