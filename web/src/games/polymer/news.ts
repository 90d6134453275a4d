/** What the last move did to the chains. */
import type { LogEvent } from "../play";
import type { GameEvent } from "./types";

type Kind = "started" | "grew" | "taken" | "combined" | "terminated" | "transferred" | "capped" | "woke" | "copolymer";

export interface News {
  kind: Kind;
  /** The seat it was taken from, if it was. */
  from: number | null;
}

/** By chain; where several things happened to one, the one that matters most to its owner. */
export function newsOf(log: LogEvent<GameEvent>[]): Map<number, News> {
  const news = new Map<number, News>();
  const say = (chain: number, kind: Kind, from: number | null = null): void => {
    if (news.get(chain)?.kind !== "taken") news.set(chain, { kind, from });
  };
  for (const { event } of lastMove(log)) {
    switch (event.event) {
      case "Taken":
        say(event.chain.id, "taken", event.from_);
        break;
      case "Initiated":
        event.chains.forEach(({ id }) => say(id, "started"));
        break;
      case "Propagated":
        say(event.chain.id, "grew");
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
        say(event.new.id, "started");
        break;
      case "Capped":
        say(event.chain.id, "capped");
        break;
      case "Copolymerized":
        say(event.chain.id, "copolymer");
        break;
    }
  }
  return news;
}

function lastMove(log: LogEvent<GameEvent>[]): LogEvent<GameEvent>[] {
  const ply = log.at(-1)?.ply;
  return log.filter((event) => event.ply === ply);
}
