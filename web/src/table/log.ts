import type { EventInWords, Update } from "../protocol";

/** The log with an update's events appended. Events sent again after a reconnect replace the ones already there. */
export function mergeEvents(log: EventInWords[], update: Update): EventInWords[] {
  const first = update.events[0];
  if (!first) return log;
  return [...log.filter((event) => event.ply < first.ply), ...update.events];
}

const NOTES = ["TryRefused", "Tried", "HintGiven", "CardsCrossedOut"];

/** Whether an event is about a refused move, a hint or crossed-out cards, which leaves the position as it is. */
export function isNote({ event }: EventInWords): boolean {
  return NOTES.includes((event as { event?: string }).event ?? "");
}

/** Each step of a hint is a note of its own; the last one tells them all. */
function isRepeated(event: EventInWords, next: EventInWords | undefined): boolean {
  return !!next && isNote(event) && isNote(next) && event.words === next.words;
}

interface LogEntry {
  ply: number;
  events: EventInWords[];
}

/** Events grouped by move, newest move first; within a move, oldest event first. */
export function groupByMove(log: EventInWords[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const event of log.filter((one, n) => !isRepeated(one, log[n + 1]))) {
    const last = entries.at(-1);
    if (last && last.ply === event.ply) last.events.push(event);
    else entries.push({ ply: event.ply, events: [event] });
  }
  return entries.reverse();
}
