/** What our games left open, kept in this browser until practice has closed it. */
import { toPractise } from "./server";
import { load, store } from "./storage";

/** A concept that is open, as valence.learn.practice.own has it; only Python looks at the numbers. */
export interface Open {
  concept: string;
  idea: string;
  asked: number;
  right: number;
}

export interface Mistake {
  situation: string;
  tried: string;
  why: string;
}

export interface LeftOpen {
  open: Open;
  title: string;
  mistakes: Mistake[];
}

/** What a finished game says about the concepts to practise. */
export interface AfterGame {
  open: LeftOpen[];
  known: string[];
}

export interface OwnTurn {
  open: Open[];
  seed: number;
  /** A null choice means "I don't know". */
  answer?: { choice: number | null };
}

export interface OwnReply {
  open: Open[];
  ruled: { is_right: boolean; right: number; why: string; is_closed: boolean } | null;
  next: { concept: string; title: string; question: string; choices: string[] } | null;
}

/** What is stored; `tables` are the finished games that were counted already. */
interface Own {
  open: LeftOpen[];
  tables: string[];
}

const KEY = "practice.own";
const MOST_OPEN = 12;
const MOST_TABLES = 50;

const stored = (): Own => JSON.parse(load(KEY) ?? '{"open":[],"tables":[]}') as Own;

export const leftOpen = (): LeftOpen[] => stored().open;

export const storeOpen = (open: LeftOpen[]): void => store(KEY, JSON.stringify({ ...stored(), open }));

/** What was open, after one more game: newer mistakes come first, and what is known now is dropped. */
export function merged(before: LeftOpen[], { open, known }: AfterGame): LeftOpen[] {
  const now = new Set([...known, ...open.map((one) => one.open.concept)]);
  return [...open, ...before.filter((one) => !now.has(one.open.concept))].slice(0, MOST_OPEN);
}

/** Count a finished game, once, and return what is open after it. */
export async function countGame(code: string): Promise<LeftOpen[]> {
  const own = stored();
  if (own.tables.includes(code)) return own.open;
  const open = merged(own.open, await toPractise(code));
  store(KEY, JSON.stringify({ open, tables: [code, ...own.tables].slice(0, MOST_TABLES) }));
  return open;
}
