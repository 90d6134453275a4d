/** The log as tricks. */
import type { BoxCard } from "../../cards/types";
import type { LogEvent } from "../play";
import type { Card, GameEvent, Verdict, Weighed } from "./types";

export interface Answer {
  seat: number;
  card: BoxCard;
  verdict: Verdict;
  /** How far it is above or below the led card; null between equal kinds. */
  difference: string | null;
  /** When it was played, it would have taken the trick. */
  isBest: boolean;
}

export interface Trick {
  led: BoxCard;
  leader: number;
  answers: Answer[];
  /** The card that took it; null while the trick is open. */
  winner: string | null;
}

/** The tricks so far, the one on the table last; none until the cards of the box are known. */
export function tricks(log: LogEvent<GameEvent>[], box: Map<string, BoxCard>): Trick[] {
  const found: Trick[] = [];
  for (const { event } of log) {
    const last = found.at(-1);
    if (event.event === "Led") {
      const led = box.get(event.card.id);
      if (led) found.push({ led, leader: event.seat, answers: [], winner: null });
    } else if (event.event === "Followed") {
      const { verdict, difference } = event.answer;
      const card = box.get(event.answer.card.id);
      if (card) last?.answers.push({ seat: event.seat, card, verdict, difference, isBest: event.is_best });
    } else if (event.event === "TrickTaken" && last) {
      last.winner = event.winner;
      reveal(last, event.led, event.answers);
    }
  }
  return found;
}

/** The ruling shows what was hidden on the cards. */
function reveal(trick: Trick, led: Card, answers: Weighed[]): void {
  trick.led = open(trick.led, led);
  trick.answers = trick.answers.map((answer) => {
    const shown = answers.find(({ card }) => card.id === answer.card.id);
    if (!shown) return answer;
    const { card, verdict, difference } = shown;
    return { ...answer, card: open(answer.card, card), verdict, difference, isBest: answer.isBest || card.id === trick.winner };
  });
}

function open(card: BoxCard, { value, solvent, guarded, nucleophilicity }: Card): BoxCard {
  return { ...card, value, solvent: solvent ?? card.solvent, guarded: guarded ?? "", nucleophilicity: nucleophilicity ?? "" };
}

/** The seat that took a finished trick. */
export function takenBy({ led, leader, answers, winner }: Trick): number {
  return led.id === winner ? leader : (answers.find(({ card }) => card.id === winner)?.seat ?? leader);
}
