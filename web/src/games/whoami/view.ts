import type { EventInWords, MoveInWords } from "../../protocol";

export interface View {
  options: { questions: "parts" | "free" };
  cards: (string | null)[];
  turns: { seat: number; guess?: string; text?: string; yes?: boolean }[];
  turn: number | null;
}

export type About = "kind" | "value" | "mass" | "carbons" | "element" | "group" | "guarded" | "nucleophilicity" | "metal" | "beats";

export const ABOUT: About[] = ["kind", "value", "mass", "carbons", "element", "group", "guarded", "nucleophilicity", "metal", "beats"];

type Question =
  | { about: "kind" | "nucleophilicity"; is: string }
  | { about: "value" | "mass" | "carbons"; op: "<" | ">="; than: number }
  | { about: "element" | "group"; has: string }
  | { about: "beats"; card: string }
  | { about: "guarded" | "metal" };

/** What can be chosen for a part, as the server lists it: the elements, the groups, the cards. */
export function choices(moves: MoveInWords[], about: About): string[] {
  const found = moves.flatMap(({ move }) => {
    const { question } = move as { question?: Record<string, unknown> };
    if (question?.about !== about) return [];
    const what = question.is ?? question.has ?? question.card;
    return typeof what === "string" ? [what] : [];
  });
  return [...new Set(found)];
}

/** A question from what was chosen. */
export function question(about: About, what: string, op: "<" | ">=", than: number): Question {
  switch (about) {
    case "kind":
    case "nucleophilicity":
      return { about, is: what };
    case "value":
    case "mass":
    case "carbons":
      return { about, op, than };
    case "element":
    case "group":
      return { about, has: what };
    case "beats":
      return { about, card: what };
    case "guarded":
    case "metal":
      return { about };
  }
}

/** The cards that a guess may name. */
export function guessable(moves: MoveInWords[]): Set<string> {
  return new Set(
    moves.flatMap(({ move }) => {
      const { type, card } = move as { type: string; card?: string };
      return type === "guess" && card ? [card] : [];
    }),
  );
}

interface Told {
  event: string;
  seat?: number;
  card?: string;
}

/** What a seat has learned of its card, the newest first. */
export function learned(log: EventInWords[], seat: number | null): EventInWords[] {
  const isOwn = ({ event }: EventInWords): boolean => {
    const told = event as Told;
    return told.seat === seat && ["Answered", "AnsweredFreely", "GuessedWrong"].includes(told.event);
  };
  return log.filter(isOwn).reverse();
}

/** The cards that were guessed in vain. */
export function wrongGuesses(known: EventInWords[]): Set<string> {
  return new Set(
    known.flatMap(({ event }) => {
      const { event: kind, card } = event as Told;
      return kind === "GuessedWrong" && card ? [card] : [];
    }),
  );
}
