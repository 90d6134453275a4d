/** What the view and the events of pKace look like, and the trick that they tell of. */
import type { Substance } from "../../cards/substance";
import type { EventInWords } from "../../protocol";

export interface View {
  hand: string[] | null;
  leader: number;
  trick: string[];
  series: number[];
  game_no: number;
  options: {
    series: number;
    /** A deck of one's own; null is the built-in one. */
    cards: unknown[] | null;
  };
  players: number;
}

interface Weighed {
  card: Substance;
  verdict: "beats" | "value" | "guarded" | "kind";
  difference: string | null;
}

interface Led {
  event: "Led";
  seat: number;
  card: Substance;
}
interface Followed {
  event: "Followed";
  seat: number;
  answer: Weighed;
  is_best: boolean;
}
interface TrickTaken {
  event: "TrickTaken";
  seat: number;
  winner: string;
  points: number;
}
interface Dealt {
  event: "Dealt";
  cards: Substance[];
}
type Told = Led | Followed | TrickTaken | Dealt | { event: "GameDealt" };

export interface Answer extends Weighed {
  seat: number;
  /** When it was played it would have taken the trick. */
  isBest: boolean;
}

export interface Trick {
  led: Substance;
  leader: number;
  answers: Answer[];
  /** The card that took it; null while the trick is open. */
  winner: string | null;
  /** The ruling in words. */
  words: string;
}

/** The tricks so far, the one on the table last. */
export function tricks(log: EventInWords[]): Trick[] {
  const found: Trick[] = [];
  for (const { event, words } of log) {
    const told = event as Told;
    const last = found.at(-1);
    if (told.event === "Led") {
      found.push({ led: told.card, leader: told.seat, answers: [], winner: null, words: "" });
    } else if (told.event === "Followed") {
      last?.answers.push({ ...told.answer, seat: told.seat, isBest: told.is_best });
    } else if (told.event === "TrickTaken" && last) {
      last.winner = told.winner;
      last.words = words;
    }
  }
  return found;
}

/** What each seat has taken since the cards were dealt. */
export function points(log: EventInWords[], seats: number): number[] {
  const dealt = log.findLastIndex(({ event }) => (event as Told).event === "GameDealt");
  const found = Array.from({ length: seats }, () => 0);
  for (const { event } of log.slice(Math.max(0, dealt))) {
    const told = event as Told;
    if (told.event === "TrickTaken") found[told.seat] = (found[told.seat] ?? 0) + told.points;
  }
  return found;
}

/** Every card that the log has shown, by id. A teacher's own deck is known only from here. */
export function shown(log: EventInWords[]): Map<string, Substance> {
  const cards = new Map<string, Substance>();
  for (const { event } of log) {
    const told = event as Told;
    if (told.event === "Dealt") told.cards.forEach((card) => cards.set(card.id, card));
    if (told.event === "Led") cards.set(told.card.id, told.card);
    if (told.event === "Followed") cards.set(told.answer.card.id, told.answer.card);
  }
  return cards;
}
