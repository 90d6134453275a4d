/** Tests which transports this network lets through, at a hidden test table. */
import { VERSION, type FromServer } from "../protocol";
import { makeTable, messagesPath, request, socketAddress, streamPath } from "../server";
import { openStream } from "../stream";
import { languageSetting } from "../texts/index.svelte";

const TIMEOUT_MS = 8000;
const PING = JSON.stringify({ type: "ping" });

export interface Probes {
  socket: Promise<void>;
  stream: Promise<void>;
  post: Promise<void>;
}

export async function probe(): Promise<Probes> {
  const { code } = await makeTable({ game: "metals", seats: 2, watch: true });
  const probes = {
    socket: withTimeout(probeSocket(code)),
    stream: withTimeout(probeStream(code)),
    post: withTimeout(probePost(code)),
  };
  void Promise.allSettled(Object.values(probes)).then(() => request(code, "end"));
  return probes;
}

function withTimeout(result: Promise<void>): Promise<void> {
  return Promise.race([result, new Promise<void>((_, reject) => setTimeout(reject, TIMEOUT_MS))]);
}

/** Connect, say hello, and wait for the answer to a ping. */
function probeSocket(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress());
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, table: code, ply: -1 }));
    socket.onclose = reject;
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "update") socket.send(PING);
      if (message.type !== "pong") return;
      socket.onclose = null;
      socket.close();
      resolve();
    };
  });
}

/** A proxy that buffers the stream counts as blocking it: the first message has to arrive before the timeout. */
function probeStream(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const close = openStream(streamPath(code, -1, languageSetting()), {
      message: () => {
        close();
        resolve();
      },
      closed: reject,
    });
  });
}

async function probePost(code: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(messagesPath(code, languageSetting()), { method: "POST", headers, body: PING });
  const message = (await response.json()) as FromServer;
  if (message.type !== "pong") throw new Error(message.type);
}
