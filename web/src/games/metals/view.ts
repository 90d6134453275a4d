import type { Pile } from "./ions";

export interface View {
  hand: Record<string, number> | null;
  deck: number;
  collected: number[];
  seen: Record<string, number>;
  initiator: number;
  led: string | null;
  responder: number | null;
  answer: Pile | null;
}

/** The ruling on a round. */
export interface Collected {
  led: Pile;
  answer: Pile;
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
