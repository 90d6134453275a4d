/** What somebody or a class has shown. */

/** A try behind a finding, and where to look at it. */
export interface ShownTry {
  table: string;
  seat: number;
  ply: number;
  tried: string;
  is_refused: boolean;
  speaks_for: boolean;
}

export type Verdict = "knows" | "guesses" | "misconception" | "something else" | "unclear" | "too little";

/** A concept in words, with its misconceptions by id. */
export interface ConceptWords {
  title: string;
  ideas: Record<string, { says: string; instead: string; ask: string }>;
}

/** What somebody has shown about a concept. */
export interface Finding {
  concept: string;
  verdict: Verdict;
  decisions: number;
  right: number;
  /** How likely the verdict is, 0 to 1. */
  chance: number;
  /** The one that is named, if the verdict is one. */
  misconception: string;
  shown: ShownTry[];
  /** What was read wrongly again and again, such as Al³⁺ as 2+. */
  again: { item: string; reading: string; times: number; of: number }[];
  games: number;
  /** How somebody who knows it plays in place of a rule of the game, if that is clear. */
  conduct: Conduct | "";
}

export type Conduct = "any" | "ducks" | "saves" | "cheapest" | "beats the lead" | "gives up" | "throws away" | "heats" | "leaves out the card";

/** What one player has shown, and the words for it. */
export interface Understood {
  concepts: Record<string, ConceptWords>;
  findings: Finding[];
}

/** What a class needs: a misconception, or a concept at which students guess. */
export interface Need {
  concept: string;
  misconception: string;
  students: string[];
  expected: number;
  shown: ShownTry[];
}

/** One concept, earlier and in the latest lesson: right first tries, and the students whose finding is another one now. */
export interface Change {
  concept: string;
  earlier: { right: number; decisions: number };
  latest: { right: number; decisions: number };
  closed: string[];
  still: string[];
  opened: string[];
}

/** A round that would tell most about what is open in a class. */
export interface Proposal {
  game: string;
  options: Record<string, unknown>;
  help: "none" | "fading";
  questions: "some" | "often";
  /** The number of students about whom it would tell something. */
  students: number;
  /** The titles of the concepts that are open for the most of them. */
  about: string[];
}

export interface ClassMap {
  concepts: Record<string, ConceptWords>;
  people: { name: string; findings: Finding[] }[];
  needs: Need[];
  /** Since earlier lessons; empty in the first one. */
  changes: Change[];
  /** For the next lesson, the most telling one first. */
  proposals: Proposal[];
  /** The number of decisions below which nothing is concluded. */
  enough: number;
  /** The probability from which on something is concluded, and a misconception named. */
  sure: number;
  named: number;
}

/** The answer to a question of the short check; a null choice means "I don't know". */
export interface CheckAnswer {
  question: string;
  subject: string;
  given: string | null;
}

/** The short check after a game: the ruling on the latest answer, and the next question. */
export interface ShortCheck {
  verdict: string;
  next: {
    question: string;
    subject: string;
    words: string;
    choices: { id: string; words: string }[];
    number: number;
    most: number;
  } | null;
}
