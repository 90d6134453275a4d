import { expect, test } from "vitest";

import { rulebookHtml } from "./rules";

test("every rule number becomes a data-rule attribute", async () => {
  const html = await rulebookHtml("- **R1** Draw.\n- **R7a** Stop, as **bold** says.");
  expect(html).toContain('<strong data-rule="R1">R1</strong>');
  expect(html).toContain('<strong data-rule="R7a">R7a</strong>');
  expect(html).toContain("<strong>bold</strong>");
});

test("only the table of house rules is marked as such", async () => {
  const html = await rulebookHtml("| card | copies |\n|---|---|\n| sty | 4 |\n\n| option | default | allowed | what it changes |\n|---|---|---|---|\n| hand | 5 | 1 to 9 | cards each |");
  expect([...html.matchAll(/<table.*?>/g)].map(String)).toEqual(["<table>", '<table class="options">']);
});

test("headings are one level below the page's own", async () => {
  expect(await rulebookHtml("# pKace\n\n## Cards")).toBe("<h2>pKace</h2>\n<h3>Cards</h3>\n");
});
