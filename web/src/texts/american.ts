/** American spellings of chemical names, from the same file as the server's. */
import table from "../../../src/valence/chem/data/spellings.csv?raw";

const PAIRS = table
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split(",", 2) as [string, string]);
const OTHER = new Map(PAIRS.flatMap(([name, american]) => [[name, american], [american, name]] as const));
const SPELLED = new RegExp([...OTHER.keys()].join("|"), "gi");

/** What the server wrote, spelled as in the page's language. */
export function inOwnSpelling(text: string): string {
  return globalThis.document?.documentElement.lang === "en-US" ? american(text) : text;
}

/** Swaps the spellings, so that "aluminium, also spelled aluminum" is right on both sides of the Atlantic. */
export function american(text: string): string {
  return text.replace(SPELLED, (name) => like(name, OTHER.get(name.toLowerCase()) ?? name));
}

function like(model: string, name: string): string {
  return model[0] === model[0]?.toLowerCase() ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
