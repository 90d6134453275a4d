import type { EventInWords, Update } from "../protocol";

/** The story so far with what an update brings; what it tells again replaces what was there. */
export function continued(story: EventInWords[], update: Update): EventInWords[] {
  const first = update.events[0];
  if (!first) return story;
  return [...story.filter((event) => event.ply < first.ply), ...update.events];
}

interface Chapter {
  ply: number;
  events: EventInWords[];
}

/** What happened at each move, the newest move first; within a move in the order in which it happened. */
export function chapters(story: EventInWords[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of story) {
    const last = found.at(-1);
    if (last && last.ply === event.ply) last.events.push(event);
    else found.push({ ply: event.ply, events: [event] });
  }
  return found.reverse();
}
