/** The connection to a table: a WebSocket, server-sent events and POST where a network blocks sockets, or a worker. */
import { local, type LocalTransport } from "./local/transport";
import { VERSION, type FromClient, type FromServer } from "./protocol";
import { messagesPath, reasonOf, socketAddress, streamPath } from "./server";
import { openStream } from "./stream";
import { languageSetting } from "./texts/index.svelte";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

interface Listener {
  /** The last ply the client has, -1 for none. */
  ply(): number;
  received(message: FromServer): void;
  stateChanged(state: ConnectionState, reason: string): void;
}

// Close codes after which retrying is pointless.
const NO_TABLE = 4404;
const FINAL_CLOSE_CODES = new Set([4401, 4403, NO_TABLE, 4426]);
const PING_INTERVAL_MS = 20_000;
const SILENCE_LIMIT_MS = 45_000;
const MAX_SOCKET_FAILURES = 2;

/** Seconds to wait before the nth retry: exponential backoff with jitter. */
export function retryDelay(attempt: number, jitter = Math.random()): number {
  return Math.min(8, 0.3 * 2 ** attempt) * (0.7 + 0.6 * jitter);
}

interface Transport {
  send(message: FromClient): void;
  close(): void;
}

export class Connection {
  private transport: Transport | null = null;
  private state: ConnectionState = "connecting";
  private attempt = 0;
  private socketFailures = 0;
  private isClosed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastReceivedAt = 0;
  /** Seconds the server asked us to wait before reconnecting. */
  private retryAfter: number | null = null;

  /** The seat is for people who share a device without a server; -1 is its owner's. */
  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly seat = -1,
  ) {
    if (!local()) {
      addEventListener("online", this.reconnectNow);
      addEventListener("offline", this.disconnect);
    }
    this.connect();
  }

  /** Whether the message was sent. The caller resends unanswered messages when the connection is open again. */
  send(message: FromClient): boolean {
    if (this.state !== "open" || !this.transport) return false;
    this.transport.send(message);
    return true;
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.disconnect);
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    this.transport?.close();
  }

  private readonly reconnectNow = (): void => {
    if (this.state === "lost") this.connect();
  };

  /** Without a network, messages would sit unsent in a socket that still looks open. */
  private readonly disconnect = (): void => {
    if (this.state === "refused") return;
    this.transport?.close();
    this.connectionClosed(0, "");
  };

  private connect(): void {
    clearTimeout(this.retryTimer);
    if (this.state !== "lost") this.setState("connecting");
    const site = local();
    if (site) this.transport = this.openLocal(site);
    else this.transport = this.socketFailures < MAX_SOCKET_FAILURES ? this.openSocket() : this.openStream();
  }

  private openLocal(site: LocalTransport): Transport {
    const window = site.openWindow(this.hello(), this.seat, {
      message: (text) => this.receive(text),
      closed: (code, reason) => this.connectionClosed(code, reason),
    });
    return { send: (message) => window.send(JSON.stringify(message)), close: () => window.close() };
  }

  private openSocket(): Transport {
    const socket = new WebSocket(socketAddress());
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      this.socketFailures = 0;
      socket.send(this.hello());
    };
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = (event) => {
      if (!hasOpened) this.socketFailures += 1;
      this.connectionClosed(event.code, event.reason);
    };
    return {
      send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => {
        socket.onclose = null;
        // Browsers log an error when a socket is closed while it is still connecting.
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket.close();
      },
    };
  }

  private openStream(): Transport {
    const close = openStream(streamPath(this.table, this.listener.ply(), languageSetting()), {
      message: (data) => this.receive(data),
      closed: (code, reason) => {
        this.socketFailures = 0;
        this.connectionClosed(code, reason);
      },
    });
    return { send: (message) => void this.post(message), close };
  }

  private async post(message: FromClient): Promise<void> {
    const response = await fetch(messagesPath(this.table, languageSetting()), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }).catch(() => null);
    if (!response || response.status >= 500) this.disconnect();
    else if (response.ok) this.receive(await response.text());
    else if ("id" in message) this.listener.received(await rejection(message.id, response));
  }

  private hello(): string {
    const [table, ply, lang] = [this.table, this.listener.ply(), languageSetting()];
    return JSON.stringify({ type: "hello", version: VERSION, table, ply, lang } satisfies FromClient);
  }

  private receive(text: string): void {
    this.lastReceivedAt = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "bye") this.retryAfter = message.after;
    if (message.type === "update" && this.state !== "open") this.connectionOpened();
    this.listener.received(message);
  }

  private connectionOpened(): void {
    this.attempt = 0;
    this.setState("open");
    clearInterval(this.pingTimer);
    if (!local()) this.pingTimer = setInterval(() => this.checkAlive(), PING_INTERVAL_MS);
  }

  /** Treat a silent connection as lost. */
  private checkAlive(): void {
    if (Date.now() - this.lastReceivedAt > SILENCE_LIMIT_MS) this.disconnect();
    else this.send({ type: "ping" });
  }

  private connectionClosed(code: number, reason: string): void {
    clearInterval(this.pingTimer);
    this.transport = null;
    if (this.isClosed) return;
    if (FINAL_CLOSE_CODES.has(code)) return this.setState("refused", code === NO_TABLE ? "" : reason);
    this.setState("lost");
    const delay = this.retryAfter ?? retryDelay(this.attempt++);
    this.retryAfter = null;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), delay * 1000);
  }

  private setState(state: ConnectionState, reason = ""): void {
    this.state = state;
    this.listener.stateChanged(state, reason);
  }
}

/** A message that the server rejected once would be rejected again, so it counts as answered. */
async function rejection(id: string, response: Response): Promise<FromServer> {
  return { type: "problem", code: `http_${response.status}`, reason: await reasonOf(response), id };
}
