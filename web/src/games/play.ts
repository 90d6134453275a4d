/** What a game's board gets: what its seat sees and can do. The same at a live table and in a replay. */
import type { Clock, EventInWords, MoveInWords, Preview, Raw, RefusedMove } from "../protocol";

export interface Play<View> {
  /** The code of the table, also the storage key for notes on its board. */
  table: string;
  view: View;
  me: number | null;
  names: string[];
  toMove: number[];
  /** The legal moves; null if there are too many to list. */
  moves: MoveInWords[] | null;
  refused: RefusedMove[];
  log: EventInWords[];
  clocks: Clock[];
  isMoving: boolean;
  isMyTurn: boolean;
  isOver: boolean;
  /** Whether this is a replay, where the board takes no input. */
  isReplay: boolean;
  make(move: Raw): void;
  preview(move: Raw): Promise<Preview | null>;
  /** Show why a move isn't allowed. */
  showRefusal(rule: string, reason: string): void;
}

/** Whether two moves are the same, whatever the order of their fields. */
export function isSame(one: Raw, other: Raw): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** The last event of a kind, read as that kind, with its words. */
export function lastEvent<E>(log: EventInWords[], event: string): (E & { words: string }) | null {
  const found = log.findLast((one) => (one.event as { event: string }).event === event);
  return found ? { ...(found.event as E), words: found.words } : null;
}
