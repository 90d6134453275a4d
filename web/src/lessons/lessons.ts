/** Lessons: the words for their steps, and how they are found. */
import type { TopicInfo } from "../protocol";
import type { Lesson, Level, Step, ToldLesson } from "../server";
import { t } from "./texts";

export const LEVELS: Level[] = ["14-16", "16-18", "year 1", "year 2"];

export const minutesOf = (step: Step): number => (step.kind === "play" ? (step.deal.minutes ?? 0) : step.minutes);

/** The minutes that a lesson takes up to this step. */
export const startOf = (steps: Step[], n: number): number => steps.slice(0, n).reduce((sum, step) => sum + minutesOf(step), 0);

/** The kind of a step, with its game. */
export function kindOf(step: Step, game: string): string {
  if (step.kind === "talk") return t(step.about_table ? "lesson.kind.table" : "lesson.kind.talk");
  if (step.kind === "check") return t(`lesson.kind.check.${step.when}`, { game });
  return t(`lesson.kind.${step.kind}`, { game });
}

/** A step in one line. */
export function labelOf(step: Step, game: string): string {
  const title = step.words?.title || (step.kind === "talk" ? step.words?.message : "");
  return title ? `${kindOf(step, game)} · ${title}` : kindOf(step, game);
}

export const levelText = (level: Level): string => t(`lessons.level.${level}`);

export const titleOf = (lesson: Lesson): string => lesson.title || t("lessons.unnamed");

/** The lessons that fit a search and a level: every word of the search is in their text or their topics. */
export function found(all: ToldLesson[], topics: TopicInfo[], search: string, level: Level | ""): ToldLesson[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = new Map(topics.map(({ id, standard, text }) => [id, `${id} ${standard} ${text}`]));
  return all.filter(({ lesson, games, ideas }) => {
    if (level && !lesson.levels?.includes(level)) return false;
    const about = (lesson.topics ?? []).map((id) => textOf.get(id) ?? "");
    const said = [lesson.title, lesson.goal, ...games.map(({ title }) => title), ...ideas.map(({ concept }) => concept), ...about];
    const text = said.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Topics by their standard. */
export function byStandard(topics: TopicInfo[]): [string, TopicInfo[]][] {
  const groups = new Map<string, TopicInfo[]>();
  for (const topic of topics) {
    const name = topic.edition ? `${topic.standard} (${topic.edition})` : topic.standard;
    groups.set(name, [...(groups.get(name) ?? []), topic]);
  }
  return [...groups];
}

/** The lesson as a teacher's own, which no shelf knows. */
export const asOwn = (lesson: Lesson): Lesson => ({ ...lesson, id: "" });

/** A name for the file of a lesson. */
export function fileName(lesson: Lesson): string {
  const name = titleOf(lesson)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${name || "lesson"}.lesson.json`;
}
