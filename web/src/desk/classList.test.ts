import { expect, test } from "vitest";

import { listsFile, listsIn, namesIn } from "./classList.svelte";

test("names are pasted one per line, with or without numbers", () => {
  expect(namesIn("Ada Lovelace\n\n Ben Franklin \r\n")).toEqual(["Ada Lovelace", "Ben Franklin"]);
  expect(namesIn("1. Ada\n2) Ben\n10\tCleo")).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a CSV file with a heading, in any country", () => {
  expect(namesIn('\ufeffNr;Nachname;Vorname\n1;Curie;Marie\n2;"Meitner";Lise\n')).toEqual(["Curie Marie", "Meitner Lise"]);
  expect(namesIn("name\nNoether,Emmy")).toEqual(["Noether Emmy"]);
  expect(namesIn("Curie, Marie\nMeitner, Lise")).toEqual(["Curie, Marie", "Meitner, Lise"]);
});

test("class lists go to another browser in a file", () => {
  const lists = { CDFHJK: ["Ann Ash", "Bén Beech"], "3479CD": [] };
  expect(listsIn(listsFile(lists))).toEqual(lists);
});

test.each(["", "Ann,Ben", "[]", "null", '{"lists": {}}', '{"format": "valence class lists", "lists": 7}'])("%s is no file with class lists", (text) => {
  expect(listsIn(text)).toBeNull();
});

test("only what is a list under a code is taken from a file", () => {
  const text = '{"format": "valence class lists", "lists": {"CDFHJK": ["Ann", 7], "../x": ["Eve"], "DFHJKM": "Eve"}}';
  expect(listsIn(text)).toEqual({ CDFHJK: ["Ann", "7"] });
});
