/** Whether this network lets both ways to a table through, tried at a real table that nobody sees. */
import { VERSION, type FromServer } from "../protocol";
import { makeTable, messagesPath, request, socketAddress, streamPath } from "../server";

const LONGEST = 8000;
const PING = JSON.stringify({ type: "ping" });

export interface Trial {
  socket: Promise<void>;
  stream: Promise<void>;
  post: Promise<void>;
}

export async function trial(): Promise<Trial> {
  const { code } = await makeTable({ game: "metals", seats: 2, watch: true });
  const ways = { socket: within(socket(code)), stream: within(stream(code)), post: within(post(code)) };
  void Promise.allSettled(Object.values(ways)).then(() => request(code, "end"));
  return ways;
}

function within(tried: Promise<void>): Promise<void> {
  return Promise.race([tried, new Promise<void>((_, reject) => setTimeout(reject, LONGEST))]);
}

/** Opened, greeted, and a message there and back. */
function socket(code: string): Promise<void> {
  return new Promise((works, fails) => {
    const line = new WebSocket(socketAddress());
    line.onopen = () => line.send(JSON.stringify({ type: "hello", version: VERSION, table: code, ply: -1 }));
    line.onclose = fails;
    line.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as FromServer;
      if (said.type === "update") line.send(PING);
      if (said.type !== "pong") return;
      line.onclose = null;
      line.close();
      works();
    };
  });
}

/** A network that collects a stream before it hands it on is as good as one that blocks it. */
function stream(code: string): Promise<void> {
  return new Promise((works, fails) => {
    const source = new EventSource(streamPath(code, -1));
    source.onmessage = () => end(works);
    source.onerror = () => end(fails);
    const end = (how: () => void): void => {
      source.close();
      how();
    };
  });
}

async function post(code: string): Promise<void> {
  const answer = await fetch(messagesPath(code), { method: "POST", headers: { "content-type": "application/json" }, body: PING });
  const said = (await answer.json()) as FromServer;
  if (said.type !== "pong") throw new Error(said.type);
}
