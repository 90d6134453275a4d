/** The last ruling, and what was said about it. */
import { isSaid } from "../games/play";
import type { EventInWords } from "../protocol";

interface Actor {
  event: string;
  seat?: number;
}

export interface Shown {
  /** In one line: the answer to a question about the move, if it is still of interest, and the ruling. */
  line: string;
  /** Everything that was said from the ruling before up to this one. */
  words: string[];
  /** A move without a ruling was made since. */
  isOld: boolean;
  /** Whether the answer to a question was right; null without one. */
  isRight: boolean | null;
}

export function shownRuling(log: EventInWords[], me: number | null): Shown {
  const isRuling = ({ line, event }: EventInWords): boolean => !!line && !isSaid(event as Actor);
  const said = answerOf(log, me);
  const ruled = log.findLastIndex(isRuling);
  // A ruling from before the answer says nothing about it.
  const ply = log[Math.max(ruled, said)]?.ply ?? -1;
  const first = said < 0 ? log.findIndex((event) => event.ply === ply) : said;
  const before = log.slice(0, Math.max(first, 0)).findLastIndex(isRuling);
  const answer = log[said]?.event as { given: string | null; right: string[] } | undefined;
  return {
    line: [said, ruled].flatMap((n) => (n < said ? [] : (log[n]?.line ?? []))).join(" "),
    words: log.slice(before + 1).filter((event) => event.ply <= ply).map(({ words }) => words),
    isOld: !answer && ruled >= 0 && log.at(-1)!.ply > ply,
    isRight: answer ? answer.right.includes(answer.given ?? "") : null,
  };
}

/** The place of the last answer to a question, until that player's next move; a spectator sees anybody's. */
function answerOf(log: EventInWords[], me: number | null): number {
  const at = log.findLastIndex(({ event }) => isSaid(event as Actor) && (me === null || (event as Actor).seat === me));
  const said = log[at];
  // The move right after the answer is the one that was asked about.
  const hasMovedOn = said && log.some(({ ply, event }, n) => ply > said.ply + 1 && log[n - 1]?.ply !== ply && (event as Actor).seat === (said.event as Actor).seat);
  return hasMovedOn ? -1 : at;
}
