/** What a game's component gets: what its seat sees and may do. The same for a table and for a replay. */
import type { Clock, EventInWords, MoveInWords, Preview, Raw, RefusedMove } from "../protocol";

export interface Play<View> {
  /** The code of the table; what is noted on a board is kept under it. */
  table: string;
  view: View;
  me: number | null;
  names: string[];
  toMove: number[];
  /** The legal moves; null when they are too many to list. */
  moves: MoveInWords[] | null;
  refused: RefusedMove[];
  story: EventInWords[];
  clocks: Clock[];
  isMoving: boolean;
  isMyTurn: boolean;
  isOver: boolean;
  /** Whether a game that is over is shown again; nobody lays anything out then. */
  isReplay: boolean;
  make(move: Raw): void;
  preview(move: Raw): Promise<Preview | null>;
  /** Say why something cannot be done. */
  refuse(rule: string, reason: string): void;
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
export function lastEvent<E>(story: EventInWords[], event: string): (E & { words: string }) | null {
  const found = story.findLast((told) => (told.event as { event: string }).event === event);
  return found ? { ...(found.event as E), words: found.words } : null;
}
