import { afterEach, expect, test } from "vitest";

import { numberText, typedNumber } from "./numbers";

const speak = (lang: string): string => (document.documentElement.lang = lang);
afterEach(() => speak("en"));

test.each([
  ["en", "10.0", "10.0"],
  ["de", "10.0", "10,0"],
  ["es", "10.0", "10,0"],
  ["en", "-7", "−7"],
  ["de", "−1.74", "−1,74"],
  ["en", 12300, "12,300"],
  ["de", 12300, "12\u202f300"],
  ["es", 12300, "12\u202f300"],
  ["es", 1230, "1230"],
  ["de", "tert-butanol", "tert-butanol"],
  ["de", "", ""],
])("in %s, %j is written %j", (lang, value, written) => {
  speak(lang);
  expect(numberText(value)).toBe(written);
});

test.each([
  ["4,76", "4.76"],
  ["4.76", "4.76"],
  [" −1,74 ", "-1.74"],
  ["1,2-ethanediol", "1,2-ethanediol"],
])("%j is typed for %j", (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});
