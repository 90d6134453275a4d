/** The line to a table: a WebSocket, or server-sent events and POST where a network blocks sockets. */
import { VERSION, type FromClient, type FromServer } from "./protocol";
import { messagesPath, socketAddress, streamPath } from "./server";

export type Line = "connecting" | "open" | "lost" | "refused";

interface Listener {
  /** The last ply that is known, -1 for none. */
  ply(): number;
  heard(message: FromServer): void;
  changed(line: Line, why: string): void;
}

/** Closed for a reason that trying again does not mend. */
const FINAL = new Set([4401, 4403, 4404, 4426]);
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const SOCKETS_BEFORE_STREAM = 2;

/** Seconds to wait before the nth attempt: soon at first, then with patience, never all clients at once. */
export function patience(attempt: number, luck = Math.random()): number {
  return Math.min(8, 0.3 * 2 ** attempt) * (0.7 + 0.6 * luck);
}

interface Way {
  send(message: FromClient): void;
  close(): void;
}

export class Connection {
  private way: Way | null = null;
  private line: Line = "connecting";
  private attempt = 0;
  private failedSockets = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private after: number | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.connect();
  }

  /** Whether it went out; what did not is sent again by whoever cares when the line is open. */
  send(message: FromClient): boolean {
    if (this.line !== "open" || !this.way) return false;
    this.way.send(message);
    return true;
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.way?.close();
  }

  private readonly hurry = (): void => {
    if (this.line === "lost") this.connect();
  };

  /** What the network takes no longer would wait unseen. */
  private readonly drop = (): void => {
    if (this.line === "refused") return;
    this.way?.close();
    this.lose(0, "");
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.line !== "lost") this.change("connecting");
    this.way = this.failedSockets < SOCKETS_BEFORE_STREAM ? this.socket() : this.stream();
  }

  private socket(): Way {
    const socket = new WebSocket(socketAddress());
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      this.failedSockets = 0;
      socket.send(this.hello());
    };
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = (event) => {
      if (!hasOpened) this.failedSockets += 1;
      this.lose(event.code, event.reason);
    };
    return {
      send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => {
        socket.onclose = null;
        // A socket that is closed before it is open makes browsers complain.
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket.close();
      },
    };
  }

  private stream(): Way {
    const source = new EventSource(streamPath(this.table, this.listener.ply()));
    source.onmessage = (event) => this.receive(String(event.data));
    source.onerror = () => {
      source.close();
      this.failedSockets = 0;
      this.lose(0, "");
    };
    return { send: (message) => void this.post(message), close: () => source.close() };
  }

  private async post(message: FromClient): Promise<void> {
    const sent = await fetch(messagesPath(this.table), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }).catch(() => null);
    if (!sent?.ok) return this.lose(0, "");
    const answer = await sent.text();
    if (answer) this.receive(answer);
  }

  private hello(): string {
    return JSON.stringify({ type: "hello", version: VERSION, table: this.table, ply: this.listener.ply() });
  }

  private receive(text: string): void {
    this.lastHeard = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "bye") this.after = message.after;
    if (message.type === "update" && this.line !== "open") this.opened();
    this.listener.heard(message);
  }

  private opened(): void {
    this.attempt = 0;
    this.change("open");
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.watch(), PING_EVERY);
  }

  /** A line that has fallen silent is as good as lost. */
  private watch(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.drop();
    else this.send({ type: "ping" });
  }

  private lose(code: number, reason: string): void {
    clearInterval(this.pinging);
    this.way = null;
    if (this.isClosed) return;
    if (FINAL.has(code)) return this.change("refused", reason);
    this.change("lost");
    const wait = this.after ?? patience(this.attempt++);
    this.after = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait * 1000);
  }

  private change(line: Line, why = ""): void {
    this.line = line;
    this.listener.changed(line, why);
  }
}
