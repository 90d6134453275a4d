/** Questions and guesses as the server lists them, and what a player has learned. */
import type { LegalMove, LogEvent } from "../play";
import type { Answered, AnsweredFreely, GameEvent, GuessedWrong, Move, Turn, View } from "./types";

export type Question = Answered["question"];
export type About = Question["about"];
type Learned = Answered | AnsweredFreely | GuessedWrong;

export const ABOUT: About[] = ["kind", "value", "group", "element", "acidic_h", "nucleophilicity", "metal", "salt", "guarded", "carbons", "mass", "beats"];

/** The listed questions about one property; numbers in ascending order. */
export function questionsAbout(moves: LegalMove<Move>[], about: About): Question[] {
  const found = moves.flatMap(({ move }) => (move.type === "ask" && move.question?.about === about ? [move.question] : []));
  return found.sort((one, other) => numberOf(one) - numberOf(other));
}

/** What a question asks for, where there is a choice: a kind, an element, a group, an atom or a card. */
export function choiceOf(question: Question): string {
  if ("is" in question) return question.is;
  if ("has" in question) return question.has;
  if ("on" in question) return question.on;
  return "card" in question ? question.card : "";
}

/** The number that a question compares with; 0 for other questions. */
export const numberOf = (question: Question): number => ("than" in question ? question.than : 0);

/** The cards that can be guessed. */
export function guessable(moves: LegalMove<Move>[]): Set<string> {
  return new Set(moves.flatMap(({ move }) => (move.type === "guess" ? [move.card] : [])));
}

/** What a seat has learned about its card, newest first. */
export function learned(log: LogEvent<GameEvent>[], seat: number | null): LogEvent<Learned>[] {
  const isOwn = (one: LogEvent<GameEvent>): one is LogEvent<Learned> =>
    (one.event.event === "Answered" || one.event.event === "AnsweredFreely" || one.event.event === "GuessedWrong") && one.event.seat === seat;
  return log.filter(isOwn).reverse();
}

/** The cards that were guessed wrong. */
export function wrongGuesses(known: LogEvent<Learned>[]): Set<string> {
  return new Set(known.flatMap(({ event }) => (event.event === "GuessedWrong" ? [event.card] : [])));
}

/** The last thing that a seat asked or guessed. */
export const lastTurn = (view: View, seat: number): Turn | undefined => view.turns.findLast((turn) => turn.seat === seat);

/** The cards still standing that the answers exclude. */
export function excluded(deck: string[], possible: string[] | null, crossed: Set<string>): string[] {
  const left = new Set(possible ?? deck);
  return deck.filter((id) => !left.has(id) && !crossed.has(id));
}

/** The cards that a player crossed out although the answers allow them. */
export function crossedWrongly(possible: string[] | null, crossed: Set<string>): string[] {
  return (possible ?? []).filter((id) => crossed.has(id));
}
