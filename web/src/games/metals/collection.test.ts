import { beforeEach, expect, test, vi } from "vitest";

import { collect, loadCollection, merged } from "./collection";

const made = (formula: string, name: string) => ({ formula, name });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a compound made several times is listed once", () => {
  const salt = { formula: "NaCl", name: "sodium chloride" };
  expect(merged([{ ...salt, times: 2 }], [made("CaO", "calcium oxide"), made("NaCl", "sodium chloride")])).toEqual([
    { ...salt, times: 3 },
    { formula: "CaO", name: "calcium oxide", times: 1 },
  ]);
});

test("a game counts once, however often its end is shown", () => {
  collect("K7W4", [made("NaCl", "sodium chloride")]);
  collect("K7W4", [made("NaCl", "sodium chloride")]);
  collect("AAAA", [made("NaCl", "sodium chloride")]);
  expect(loadCollection().compounds).toEqual([{ formula: "NaCl", name: "sodium chloride", times: 2 }]);
});

test("a collection that can't be read is empty", () => {
  localStorage.setItem("valence.collection", "{");
  expect(loadCollection()).toEqual({ tables: [], compounds: [] });
});
