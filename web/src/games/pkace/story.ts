import type { EventInWords } from "../../protocol";

const called = ({ event }: EventInWords): string => (event as { event: string }).event;

/** The part of the log that may be read: from the last taken trick on, as long as the view has the tricks before it face down. */
export function story(log: EventInWords[], view: { options: { face_down?: boolean }; played: string[][] }): EventInWords[] {
  if (!view.options.face_down || view.played.length) return log;
  const taken = log.findLastIndex((event) => called(event) === "TrickTaken");
  const led = log.slice(0, Math.max(taken, 0)).findLastIndex((event) => called(event) === "Led");
  return led < 0 ? log : log.slice(led);
}
