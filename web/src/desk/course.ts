/** The lesson that a room goes through: how far it has come, and how long it will take. */
import { minutesOf } from "../lessons/lessons";
import type { CourseInfo } from "../protocol";
import type { Step } from "../server";
import type { Tile } from "./desk";

const MINUTE = 60;

/** The seconds left of the current step at a time of the server, negative once it takes longer; null if it hasn't begun. */
export function secondsLeft({ began }: CourseInfo, step: Step | undefined, now: number): number | null {
  return began === null || !step || !minutesOf(step) ? null : began + minutesOf(step) * MINUTE - now;
}

/** The time of the server at which the lesson ends, if every later step takes its minutes. */
export function endOf(course: CourseInfo, steps: Step[], now: number): number {
  const rest = steps.slice(course.step + 1).reduce((sum, step) => sum + minutesOf(step), 0);
  const current = steps[course.step];
  const whole = current ? minutesOf(current) * MINUTE : 0;
  return now + Math.max(0, secondsLeft(course, current, now) ?? whole) + rest * MINUTE;
}

/** The tables to discuss: first those where moves were refused again and again, last those where nobody is. */
export function toDiscuss(tiles: Tile[]): Tile[] {
  const rank = ({ flag }: Tile): number => (flag?.kind === "help" ? 0 : flag?.kind === "empty" ? 2 : 1);
  return [...tiles].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

/** The steps without one, and the current step among them. */
export function without(steps: Step[], n: number, current: number): [Step[], number] {
  return [steps.filter((_, at) => at !== n), n < current ? current - 1 : current];
}

/** The steps with one a place further up, and the current step among them. */
export function raised(steps: Step[], n: number, current: number): [Step[], number] {
  const moved = current === n ? n - 1 : current === n - 1 ? n : current;
  return [[...steps.slice(0, n - 1), steps[n]!, steps[n - 1]!, ...steps.slice(n + 1)], moved];
}
