/** What the last move did to the chains. */
import type { LogEvent } from "../play";
import type { GameEvent, Monomer } from "./types";

type Kind = "started" | "grew" | "taken" | "combined" | "terminated" | "transferred" | "capped" | "woke" | "copolymer";

export interface News {
  kind: Kind;
  /** The seat it was taken from, if it was. */
  from: number | null;
  /** The cards it has grown by. */
  cards: Monomer[];
  /** The move, so that an animation runs once for each. */
  ply: number;
}

// What draws cards or counts is no news of chains: the move before it stays marked.
const BESIDE = new Set<GameEvent["event"]>(["Drew", "DrewCard", "TookOpen", "Reshuffled", "NothingToDraw", "LastCard", "Asked", "Calculated", "GaveUp", "Ended"]);

/** By chain; of several things that happened to one, the last, and from whom it was taken. */
export function newsOf(log: LogEvent<GameEvent>[]): Map<number, News> {
  const news = new Map<number, News>();
  const ply = log.findLast(({ event }) => !BESIDE.has(event.event))?.ply ?? -1;
  const say = (chain: number, kind: Kind, { from = null, cards = [] }: { from?: number | null; cards?: Monomer[] } = {}): void => {
    news.set(chain, { kind, from: from ?? news.get(chain)?.from ?? null, cards, ply });
  };
  for (const { event } of log.filter((one) => one.ply === ply)) {
    switch (event.event) {
      case "Taken":
        say(event.chain.id, "taken", { from: event.from_ });
        break;
      case "Initiated":
        event.chains.forEach(({ id, blocks }) => say(id, "started", { cards: blocks.flatMap(({ cards }) => cards) }));
        break;
      case "Propagated":
        say(event.chain.id, "grew", { cards: event.cards });
        break;
      case "Woke":
        say(event.chain.id, "woke");
        break;
      case "Combined":
        say(event.chain.id, "combined");
        break;
      case "Disproportionated":
        say(event.saturated.id, "terminated");
        say(event.unsaturated.id, "terminated");
        break;
      case "Transferred":
        say(event.chain.id, "transferred");
        say(event.new.id, "started", { cards: event.new.blocks.flatMap(({ cards }) => cards) });
        break;
      case "Capped":
        say(event.chain.id, "capped");
        break;
      case "Copolymerized":
        say(event.chain.id, "copolymer", { cards: event.cards });
        break;
    }
  }
  return news;
}
