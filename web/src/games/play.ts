/** What a game's board gets: what its seat sees and can do. The same at a live table and in a replay. */
import { t } from "../texts/index.svelte";
import type { Refusal } from "../table/table.svelte";
import type { Clock, EventInWords, MoveInWords, Preview, Raw, RefusedMove } from "../protocol";

/** A legal move of a game. */
export interface LegalMove<Move> extends MoveInWords {
  move: Move;
}

/** A move that isn't legal now, and why. */
export interface IllegalMove<Move> extends RefusedMove {
  move: Move;
}

/** What would come of a move; the ruling is the event it would bring, where that depends on nothing hidden. */
export interface PreviewOf<GameEvent> extends Preview {
  ruling: GameEvent | null;
}

/** An event of a game. */
export interface LogEvent<GameEvent> extends EventInWords {
  event: GameEvent;
}

export interface Play<View, Move, GameEvent> {
  /** The code of the table, also the storage key for notes on its board. */
  table: string;
  view: View;
  me: number | null;
  names: string[];
  toMove: number[];
  /** The kinds of help that are switched on, such as "moves" or "formulas". */
  help: string[];
  /** Whether the board may mark what is legal. If not, `moves` is everything that can be tried. */
  marksMoves: boolean;
  /** The legal moves; null if there are too many to list, or if any move can be composed and tried. */
  moves: LegalMove<Move>[] | null;
  refused: IllegalMove<Move>[];
  log: LogEvent<GameEvent>[];
  clocks: Clock[];
  isMoving: boolean;
  isMyTurn: boolean;
  isOver: boolean;
  /** Whether this is a replay, where the board takes no input. */
  isReplay: boolean;
  /** The move to mark as a hint. */
  hint: Move | null;
  /** The cards, chains or squares that a hint asks to look at. */
  marked: string[];
  /** Make a move; with it go the cards that the player has crossed out by hand since the last one. */
  make(move: Move, crossed?: string[]): void;
  preview(move: Move): Promise<PreviewOf<GameEvent> | null>;
  /** The move whose refusal is on screen; the board marks what it breaks the rule with. */
  tried: Move | null;
  /** A move of ours that waits for the answer to a question. */
  pending: Move | null;
  /** Show why a move isn't allowed. */
  showRefusal(refusal: Refusal): void;
}

/** The part of a play that is the same wherever a board is only shown: in a replay, in a rulebook, on the projector. */
export const ONLY_SHOWN = {
  marksMoves: true,
  moves: [],
  refused: [],
  isMoving: false,
  isMyTurn: false,
  hint: null,
  marked: [],
  tried: null,
  pending: null,
  make: () => undefined,
  preview: () => Promise.resolve(null),
  showRefusal: () => undefined,
} satisfies Partial<Play<Raw, Raw, Raw>>;

/** The play of some game; only its own board knows the types. */
export type AnyPlay = Play<never, never, never>;

/** A player's name on a board; at a table, players are addressed as "You". */
export function nameOf({ names, me, isReplay }: Pick<AnyPlay, "names" | "me" | "isReplay">, seat: number): string {
  return seat === me && !isReplay ? t("table.me") : (names[seat] ?? "");
}

/** How many cards each seat holds; undefined in a game without hands. */
export function holdsOf(view: Raw): number[] | undefined {
  return (view as { holds?: number[] } | null)?.holds;
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

/** The answer to a question about a move; it comes before what the move brought. About one's own cards, nobody else hears it. */
export interface Said {
  event: "Said" | "SaidUnheard";
  seat: number;
  question: string;
  /** null: didn't know */
  given: string | null;
  right: string[];
}

export function isSaid(event: { event: string }): event is Said {
  return event.event === "Said" || event.event === "SaidUnheard";
}

/** The last event of a kind, with its words. */
export function lastEvent<E extends { event: string }, K extends E["event"]>(
  log: LogEvent<E>[],
  kind: K,
): (Extract<E, { event: K }> & { words: string }) | null {
  const found = log.findLast(({ event }) => event.event === kind);
  return found ? { ...(found.event as Extract<E, { event: K }>), words: found.words } : null;
}
