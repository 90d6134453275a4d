/** Server-sent events read with fetch, which unlike EventSource shows the status and reason of a refused request. */
import type { Closing } from "./protocol";
import { reasonOf } from "./server";

interface StreamListener {
  message(data: string): void;
  /** Called once, unless the caller closed the stream. */
  closed(code: number, reason: string): void;
}

interface StreamEvent {
  name: string;
  data: string;
}

// A close code is the HTTP status that means the same, plus this.
const CLOSE_CODE_OFFSET = 4000;
const LOST: Closing = { code: 0, reason: "" };

/** Open a stream; the result closes it. */
export function openStream(path: string, listener: StreamListener): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void readStream(path, signal, listener)
    .catch(() => LOST)
    .then(({ code, reason }) => signal.aborted || listener.closed(code, reason));
  return () => controller.abort();
}

async function readStream(path: string, signal: AbortSignal, listener: StreamListener): Promise<Closing> {
  const response = await fetch(path, { signal, cache: "no-store" });
  if (!response.ok) return { code: CLOSE_CODE_OFFSET + response.status, reason: await reasonOf(response) };
  if (!response.body) return LOST;
  for await (const { name, data } of events(response.body)) {
    if (name === "close") return JSON.parse(data) as Closing;
    if (data) listener.message(data);
  }
  return LOST;
}

async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    yield* blocks.map(parseEvent);
  }
}

/** Lines that start with a colon are comments, which keep the connection alive. */
export function parseEvent(block: string): StreamEvent {
  const field = (name: string): string =>
    block
      .split("\n")
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join("\n");
  return { name: field("event") || "message", data: field("data") };
}
