import { describe, expect, it } from "vitest";

import { unpack } from "./archive";

// tar --format=ustar -c games/pkace.py games/empty.py säure.csv | gzip -9n | base64
const PACKED =
  "H4sIAAAAAAACA+3VwQnDIBTGcc+dohOk2ph0iE4hQXIoIaKmNPt0ky4WSaEHC80pKYH/7/IeKog8+GxNZ8PJ3UxjCzeKVcik1nquSV6VKj/9e1" +
  "2VlVbiKMUGhhCNT9f7vo+/zi3t54/biQewAoFdaOf8t52L47/y/7tXZS0v5P8Wwus5eFs04b7eHcvz1/n8zxX//ybc1RxIQQAAAAAAAAAAAADY" +
  "vwmhtBy4ACgAAA==";

describe("an archive", () => {
  it("is read as tar and gzip write it", async () => {
    const files = await unpack(new Response(Uint8Array.from(atob(PACKED), (letter) => letter.charCodeAt(0))));
    const texts = [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);
    expect(texts).toEqual([
      ["games/pkace.py", "x".repeat(600)], // longer than a block
      ["games/empty.py", ""],
      ["säure.csv", "pKa\n"],
    ]);
  });
});
