/** The compounds that somebody has made on this device, over all games. */
import { load, store } from "../../storage";
import type { Compound } from "../../table/course";

export interface Collected extends Compound {
  times: number;
}

interface Collection {
  /** The last tables that were counted, so that none counts twice. */
  tables: string[];
  compounds: Collected[];
}

const KEY = "collection";
const TABLES_KEPT = 100;

export function loadCollection(): Collection {
  try {
    const stored = JSON.parse(load(KEY) ?? "") as Partial<Collection>;
    return { tables: stored.tables ?? [], compounds: stored.compounds ?? [] };
  } catch {
    return { tables: [], compounds: [] };
  }
}

/** Add what was made in a finished game, once; returns the collection. */
export function collect(table: string, made: Compound[]): Collection {
  const before = loadCollection();
  if (before.tables.includes(table)) return before;
  const after = { tables: [...before.tables, table].slice(-TABLES_KEPT), compounds: merged(before.compounds, made) };
  store(KEY, JSON.stringify(after));
  return after;
}

/** Each compound once, with how often it was made. */
export function merged(collected: Collected[], made: Compound[]): Collected[] {
  const found = new Map(collected.map((one) => [one.formula, { ...one }]));
  for (const { formula, name } of made) {
    const known = found.get(formula);
    found.set(formula, { formula, name, times: (known?.times ?? 0) + 1 });
  }
  return [...found.values()];
}
