/** The scale beside a question: what it shows, and what mistakes have ruled out. */
import type { BoxCard } from "../../cards/types";
import type { Judged, Mistake } from "./types";

export interface Mark {
  value: number;
  /** Whose it is, or what it names; for people who can't see it. */
  label: string;
  isRight: boolean;
}

type Range = [number, number];

/** The ends of the scale: the whole numbers around all values of a kind. */
export function rangeOf(cards: Iterable<BoxCard>, kind: string): Range {
  const values = [...cards].filter((card) => card.kind === kind && card.value !== null).map((card) => Number(card.value));
  return values.length ? [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))] : [0, 14];
}

/** What the own mistakes rule out: values up to the first number, and from the second. */
export function shutBy(mistakes: Mistake[]): [number | null, number | null] {
  const values = (above: boolean): number[] => mistakes.filter((one) => one.is_above === above && one.value !== null).map((one) => Number(one.value));
  const [below, above] = [values(false), values(true)];
  return [below.length ? Math.max(...below) : null, above.length ? Math.min(...above) : null];
}

const NARROWEST = 4; // pKa units

/** The part of the scale to show: what is still open, with all marks, and a little around it. */
export function window([from, to]: Range, [low, high]: [number | null, number | null], values: number[]): Range {
  if (low === null && high === null) return [from, to];
  const open: Range = [low ?? from, high ?? to];
  const seen = values.filter((value) => value >= open[0] && value <= open[1]);
  const [first, last] = [Math.min(open[0], ...seen), Math.max(open[1], ...seen)];
  const missing = Math.max(0, NARROWEST - (last - first)) / 2;
  const around = Math.max(0.5, (last - first) * 0.12) + missing;
  return [Math.max(from, first - around), Math.min(to, last + around)];
}

const STEPS = [0.5, 1, 2, 5, 10, 20];
const MOST_TICKS = 8;

export function ticksOf(from: number, to: number): number[] {
  const step = STEPS.find((wide) => (to - from) / wide <= MOST_TICKS) ?? 50;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, n) => (first + n) * step);
}

/** The answers to a settled card, where they lie on its scale. */
export function marksOf(judged: Judged[], card: BoxCard | undefined, who: (seat: number) => string): Mark[] {
  if (!card?.value) return [];
  const right = Number(card.value);
  return judged.flatMap(({ seat, off, is_right }) => (off === null || Number(off) === 0 ? [] : [{ value: rounded(right + Number(off)), label: who(seat), isRight: is_right }]));
}

/** Without the error of binary fractions. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
