import type { EventInWords } from "../../protocol";
import type { Pile } from "./ions";

export interface View {
  hand: Record<string, number> | null;
  holds: number[];
  deck: number;
  collected: number[];
  seen: Record<string, number>;
  initiator: number;
  led: string | null;
  responder: number | null;
  answer: Pile | null;
}

export interface Collected {
  seat: number;
  led: Pile;
  answer: Pile;
  salt: string | null;
}

export type Move =
  | { type: "initiate"; card: string }
  | { type: "respond"; ion: string; count: number }
  | { type: "reinforce" }
  | { type: "concede" };

/** The ion that a move plays from the hand, if it does. */
export function ionOf(move: Move): string | null {
  if (move.type === "initiate") return move.card;
  return move.type === "respond" ? move.ion : null;
}

/** The ruling on the last round, in data and words, as long as nothing has happened since. */
export function lastRuling(story: EventInWords[]): (Collected & { words: string }) | null {
  const place = story.findLastIndex(({ event }) => (event as { event: string }).event === "Collected");
  const told = story[place];
  return told ? { ...(told.event as Collected), words: told.words } : null;
}
