import { expect, test } from "vitest";

import type { BoxCard } from "../../cards/types";
import type { Shown } from "./types";
import { span, zigzag } from "./zigzag";

const box = new Map(["sty-1", "sty-3", "ba-1"].map((id) => [id, { value: id.at(-1), symbol: id.slice(0, -2) } as BoxCard]));
const chain = (blocks: Shown["blocks"], joined_after: number | null = null): Shown => ({ blocks, joined_after, length: 0 }) as unknown as Shown;
const STY: Shown["blocks"][number] = { species: "sty", cards: ["sty-3"] };
const BA: Shown["blocks"][number] = { species: "ba", cards: ["ba-1"] };
const ROOM = { from: 40, to: 160, height: 40, span: 12, end: 0 };

test("all chains are drawn in one scale, which a chain longer than the line makes tighter", () => {
  expect(span([{ length: 5 } as Shown])).toBe(8);
  expect(span([{ length: 5 } as Shown, { length: 20 } as Shown])).toBe(20);
  expect(zigzag(chain([STY]), box, ROOM).step).toBe(10);
  expect(zigzag(chain([STY]), box, { ...ROOM, span: 20 }).step).toBe(6);
  expect(zigzag({ ...chain([STY]), length: 8 }, box, { ...ROOM, end: 60 }).step).toBe(7.5);
});

test("a unit adds two carbons, and the radical is where the last substituent is", () => {
  const { units, end } = zigzag(chain([STY, BA]), box, ROOM);
  expect(units.map(({ species }) => species)).toEqual(["sty", "sty", "sty", "ba"]);
  expect(end).toEqual(units[3]!.from);
});

test("the second half of a combined chain is turned round: both carbons of the new bond have a substituent", () => {
  const { units, joint } = zigzag(chain([STY, BA], 1), box, ROOM);
  expect(joint?.unit).toBe(3);
  const [last, turned] = [units[2]!, units[3]!];
  expect(turned.from[0] - last.from[0]).toBe(5); // neighbours, half a step apart
  expect(turned.to[1]).toBeGreaterThan(turned.from[1]);
});

test("labels are left out where a chain is low", () => {
  expect(zigzag(chain([STY]), box, ROOM).labels.map(({ text }) => text)).toEqual(["sty 3"]);
  expect(zigzag(chain([STY]), box, { ...ROOM, height: 26 }).labels).toEqual([]);
});
