import { expect, it } from "vitest";

import { withGaps, withoutGaps } from "./sparse";

const BLOCK = 65_536;

it("memory is stored without its empty blocks and comes back the same", () => {
  const memory = new Uint8Array(5 * BLOCK + 16); // the last block is a short one
  memory.set([1, 2, 3], 5);
  memory[3 * BLOCK - 1] = 4;
  memory[5 * BLOCK + 15] = 5;
  const { content, numbers } = withoutGaps(memory);
  expect(numbers).toEqual([0, 2, 5]);
  expect(content).toHaveLength(3 * BLOCK);
  const again = withGaps(content, numbers, memory.length);
  expect(again).toHaveLength(memory.length);
  expect(again.every((byte, index) => byte === memory[index])).toBe(true);
});

it("empty blocks at the end of memory come back too", () => {
  const { content, numbers } = withoutGaps(new Uint8Array(2 * BLOCK));
  expect(content).toHaveLength(0);
  expect(withGaps(content, numbers, 2 * BLOCK)).toHaveLength(2 * BLOCK);
});
