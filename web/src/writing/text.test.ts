import { expect, test } from "vitest";

import { erase, insert, withSubscripts } from "./text";

test("digits after a symbol or a parenthesis are subscripts", () => {
  expect(["Na2O", "Ca(NO3)2", "2NaCl", "C12"].map(withSubscripts)).toEqual(["Na₂O", "Ca(NO₃)₂", "2NaCl", "C₁₂"]);
});

test("a key writes at the caret and replaces the selection", () => {
  expect(insert("NaO", "₂", 2, 2)).toEqual({ text: "Na₂O", caret: 3 });
  expect(insert("NaO", "Cl", 2, 3)).toEqual({ text: "NaCl", caret: 4 });
});

test("backspace takes back what one key wrote, or the selection", () => {
  expect(erase("CaCl", ["C", "Cl"], 4, 4)).toEqual({ text: "Ca", caret: 2 });
  expect(erase("Ca₃", ["Ca"], 3, 3)).toEqual({ text: "Ca", caret: 2 });
  expect(erase("CaCl₂", ["Ca", "Cl"], 2, 5)).toEqual({ text: "Ca", caret: 2 });
  expect(erase("", [], 0, 0)).toEqual({ text: "", caret: 0 });
});
