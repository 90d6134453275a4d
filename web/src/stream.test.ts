import { expect, test } from "vitest";

import { parseEvent } from "./stream";

test.each([
  ['data: {"type":"pong"}', { name: "message", data: '{"type":"pong"}' }],
  ['event: close\ndata: {"code":4403}', { name: "close", data: '{"code":4403}' }],
  [": still here", { name: "message", data: "" }],
])("%s", (block, event) => {
  expect(parseEvent(block)).toEqual(event);
});
