import { expect, test } from "vitest";
import { american } from "./american";

test.each([
  ["Lead Al³⁺ (aluminium).", "Lead Al³⁺ (aluminum)."],
  ["Aluminium chloride melts to molecules.", "Aluminum chloride melts to molecules."],
  ["aluminium, also spelled aluminum", "aluminum, also spelled aluminium"],
  ["sodium chloride", "sodium chloride"],
])("%s is spelled %s in the United States", (text, expected) => {
  expect(american(text)).toBe(expected);
});
