/** Archives as `tar` and `gzip` write them. */

const BLOCK = 512;

/** The files of a compressed archive, by their names. */
export async function unpack(compressed: Response): Promise<Map<string, Uint8Array>> {
  const unzipped = compressed.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Map(files(new Uint8Array(await new Response(unzipped).arrayBuffer())));
}

/** A header of one block, with the name and the size, before each file; after the last one, a block of zeros. */
function* files(archive: Uint8Array): Generator<[string, Uint8Array]> {
  for (let at = 0; archive[at]; ) {
    const size = parseInt(field(archive, at + 124, 12), 8);
    const start = at + BLOCK;
    yield [field(archive, at, 100), archive.subarray(start, start + size)];
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function field(archive: Uint8Array, start: number, length: number): string {
  return new TextDecoder().decode(archive.subarray(start, start + length)).replace(/\0.*$/s, "");
}
