/** Memory without its empty blocks, which are almost half of a snapshot. */

const BLOCK = 65_536; // bytes

/** The blocks that aren't empty, one after the other, and their numbers. */
export function withoutGaps(memory: Uint8Array): { content: Uint8Array<ArrayBuffer>; numbers: number[] } {
  const all = Array.from({ length: Math.ceil(memory.length / BLOCK) }, (_, number) => number);
  const numbers = all.filter((number) => !isEmpty(block(memory, number)));
  const content = new Uint8Array(numbers.length * BLOCK);
  numbers.forEach((number, index) => content.set(block(memory, number), index * BLOCK));
  return { content, numbers };
}

/** The whole memory again, of its former size. */
export function withGaps(content: Uint8Array, numbers: number[], size: number): Uint8Array<ArrayBuffer> {
  const memory = new Uint8Array(size);
  numbers.forEach((number, index) => memory.set(block(content, index).subarray(0, size - number * BLOCK), number * BLOCK));
  return memory;
}

function block(memory: Uint8Array, number: number): Uint8Array {
  return memory.subarray(number * BLOCK, (number + 1) * BLOCK);
}

function isEmpty(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index++) if (bytes[index]) return false;
  return true;
}
