import { expect, test } from "vitest";

import { namesIn } from "./classList.svelte";

test("names are pasted one per line, with or without numbers", () => {
  expect(namesIn("Ada Lovelace\n\n Ben Franklin \r\n")).toEqual(["Ada Lovelace", "Ben Franklin"]);
  expect(namesIn("1. Ada\n2) Ben\n10\tCleo")).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a CSV file with a heading, in any country", () => {
  expect(namesIn('\ufeffNr;Nachname;Vorname\n1;Curie;Marie\n2;"Meitner";Lise\n')).toEqual(["Curie Marie", "Meitner Lise"]);
  expect(namesIn("name\nNoether,Emmy")).toEqual(["Noether Emmy"]);
  expect(namesIn("Curie, Marie\nMeitner, Lise")).toEqual(["Curie, Marie", "Meitner, Lise"]);
});
