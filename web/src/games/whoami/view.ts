/** Questions and guesses as the server lists them, and what a player has learned. */
import type { LegalMove, LogEvent } from "../play";
import type { Answered, AnsweredFreely, GameEvent, GuessedWrong, Move } from "./types";

export type Question = Answered["question"];
export type About = Question["about"];
type Learned = Answered | AnsweredFreely | GuessedWrong;

export const ABOUT: About[] = ["kind", "value", "mass", "carbons", "element", "group", "guarded", "nucleophilicity", "metal", "acidic_h", "salt", "beats"];

/** The listed questions about one property. */
export function questionsAbout(moves: LegalMove<Move>[], about: About): Question[] {
  return moves.flatMap(({ move }) => (move.type === "ask" && move.question?.about === about ? [move.question] : []));
}

/** What a question asks for, where there is a choice: a kind, an element, a group, an atom or a card. */
export function choiceOf(question: Question): string {
  if ("is" in question) return question.is;
  if ("has" in question) return question.has;
  if ("on" in question) return question.on;
  return "card" in question ? question.card : "";
}

/** The middle of the listed numbers: about half of the cards lie on either side. */
export function middleNumber(questions: Question[]): number {
  const numbers = questions.flatMap((question) => ("than" in question ? [question.than] : [])).sort((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)] ?? 0;
}

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
