/** Where the cards of a trick are on the upright number line: strong acids at the top, strong bases at the bottom. */
import type { BoxCard } from "../../cards/types";
import type { Answer, Trick } from "./view";

export interface Lane {
  seat: number;
  /** null while this seat hasn't played. */
  answer: Answer | null;
}

/** The seats that answer, in order; each has a lane beside the card led. */
export function lanesOf(trick: Trick, seats: number): Lane[] {
  return Array.from({ length: seats - 1 }, (_, n) => {
    const seat = (trick.leader + 1 + n) % seats;
    return { seat, answer: trick.answers.find((answer) => answer.seat === seat) ?? null };
  });
}

/** Hidden values have no place on the line. */
export const isOpen = (card: BoxCard): boolean => card.value !== null;

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

/** A scale on which all cards have a place; from 0 to 14 until they are loaded. */
export function scaleOf(cards: BoxCard[], height: number): Scale {
  const values = cards.filter(isOpen).map((card) => Number(card.value));
  const [from, to] = values.length ? [Math.floor(Math.min(...values)) - 1, Math.ceil(Math.max(...values)) + 1] : [0, 14];
  const most = Math.max(3, height / 34);
  const step = [1, 2, 5, 10].find((wide) => to - from <= most * wide) ?? 20;
  const first = Math.ceil(from / step);
  return { from, to, ticks: Array.from({ length: Math.floor(to / step) - first + 1 }, (_, n) => (first + n) * step) };
}

/** The difference between two cards as a bar: a proton that falls, one that would have to climb, or one that is blocked. */
export function fallOf({ verdict }: Answer, isBest: boolean): "best" | "falls" | "climbs" | "blocked" | null {
  if (verdict === "beats") return isBest ? "best" : "falls";
  if (verdict === "value") return "climbs";
  return verdict === "guarded" ? "blocked" : null;
}
