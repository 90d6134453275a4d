/** The current state of a room, streamed from the server. */
import type { RoomInfo } from "../protocol";
import { roomInfo, roomStreamPath } from "../server";

const RETRY_MS = 3000;

/** The table a student was newly dealt to, if its game isn't over. */
export function dealtTo({ host, table, tables }: RoomInfo, last: string | null): string | null {
  const isPlayed = tables.some((one) => one.code === table && one.status !== "over");
  return !host && table !== last && isPlayed ? table : null;
}

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  problem = $state("");
  isConnected = $state(true);
  private stream: EventSource | null = null;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly onupdate: (next: RoomInfo, before: RoomInfo | null) => void = () => undefined,
  ) {
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.disconnect);
    roomInfo(code).then(
      (info) => {
        if (this.isClosed) return;
        this.update(info);
        this.subscribe();
      },
      (error: Error) => (this.problem = error.message),
    );
  }

  update(next: RoomInfo): void {
    const before = this.info;
    this.info = next;
    this.onupdate(next, before);
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.disconnect);
    this.unsubscribe();
  }

  private readonly reconnect = (): void => {
    if (!this.isConnected) this.subscribe();
  };

  /** An event stream doesn't notice by itself that the network is gone. */
  private readonly disconnect = (): void => {
    this.isConnected = false;
    this.unsubscribe();
  };

  private unsubscribe(): void {
    clearTimeout(this.timer);
    this.stream?.close();
  }

  private subscribe(): void {
    if (this.isClosed) return;
    this.unsubscribe();
    this.stream = new EventSource(roomStreamPath(this.code));
    this.stream.onopen = () => (this.isConnected = true);
    this.stream.onmessage = (event) => this.update(JSON.parse(String(event.data)) as RoomInfo);
    // Browsers reconnect after a network error, but not after an HTTP error.
    this.stream.onerror = () => {
      this.isConnected = false;
      if (this.stream?.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.subscribe(), RETRY_MS);
    };
  }
}
