import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Update } from "../protocol";
import { Holding, isUrgent } from "./holding.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const update = (ply: number): Update => ({ ply, events: [{ ply, words: "", event: {} }] }) as unknown as Update;

function screen(time: number): { holding: Holding; shown: number[] } {
  const shown: number[] = [];
  const holding = new Holding(({ ply }) => {
    shown.push(ply);
    return time;
  });
  return { holding, shown };
}

test("an update stays for its time, then the next one comes", () => {
  const { holding, shown } = screen(1000);
  for (const ply of [1, 2, 3]) holding.add(update(ply), false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test("a tap goes on to the next one", () => {
  const { holding, shown } = screen(1000);
  holding.add(update(1), false);
  holding.add(update(2), false);
  holding.next();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(999);
  expect(holding.isShowing).toBe(true);
  vi.advanceTimersByTime(1);
  expect(holding.isShowing).toBe(false);
});

test("an urgent update shows everything at once", () => {
  const { holding, shown } = screen(1000);
  holding.add(update(1), false);
  holding.add(update(2), false);
  holding.add(update(3), true);
  expect(shown).toEqual([1, 2, 3]);
});

test("with nothing to show, nothing waits", () => {
  const { holding, shown } = screen(0);
  for (const ply of [1, 2, 3]) holding.add(update(ply), false);
  expect(shown).toEqual([1, 2, 3]);
  expect(holding.isShowing).toBe(false);
});

test("a change of presence joins the update that waits, with the events of both", () => {
  const seen: Update[] = [];
  const holding = new Holding((one) => {
    seen.push(one);
    return 1000;
  });
  holding.add(update(1), false);
  holding.add(update(2), false);
  holding.add({ ...update(2), events: [] }, false);
  holding.next();
  expect(seen.map(({ ply, events }) => [ply, events.length])).toEqual([[1, 1], [2, 1]]);
});

test("a change of presence is shown at once and leaves the timer alone", () => {
  const { holding, shown } = screen(1000);
  holding.add(update(1), false);
  holding.add({ ...update(1), events: [] }, false);
  expect(shown).toEqual([1, 1]);
  expect(holding.isShowing).toBe(true);
});

test("a pause and a running clock wait for nothing", () => {
  const at = (status: string, clocks: { seat: number }[] = []): Update => ({ ...update(1), table: { status, you: 0 }, clocks }) as unknown as Update;
  expect(isUrgent(at("paused"))).toBe(true);
  expect(isUrgent(at("playing", [{ seat: 0 }]))).toBe(true);
  expect(isUrgent(at("playing", [{ seat: 1 }]))).toBe(false);
});
