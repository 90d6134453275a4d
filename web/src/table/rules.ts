import { marked } from "marked";

/** The table of a game's options: name, default, allowed, meaning. */
const HOUSE_RULES = /<table>(?=\s*<thead>\s*<tr>\s*<th>\w+<\/th>\s*<th>default<\/th>)/g;

/** A rulebook as HTML, with each rule's number as `data-rule`. The text comes from our own server, so it is trusted. */
export async function rulebookHtml(markdown: string): Promise<string> {
  const html = await marked.parse(markdown);
  return html
    .replace(/<strong>(R\d+[a-z]?)<\/strong>/g, '<strong data-rule="$1">$1</strong>')
    .replace(HOUSE_RULES, '<table class="options">')
    .replace(/<table.*?>/g, '<div class="scroll" tabindex="0" role="group" aria-label="table">$&')
    .replaceAll("</table>", "</table></div>")
    .replace("<h2>Examples</h2>", '<h2 id="examples">Examples</h2>')
    .replace(/<(\/?)h([1-5])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}
