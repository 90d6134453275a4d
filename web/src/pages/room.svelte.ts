/** The current state of a room, streamed from the server. */
import type { RoomInfo, RoomPlace } from "../protocol";
import { command, isNotFound, placeStreamPath, roomInfo, roomStreamPath, type RoomCommand } from "../server";

const RETRY_MS = 3000;

/** The table a student was newly dealt to, if its game isn't over. */
export function dealtTo({ host, table, tables }: RoomInfo, last: string | null): string | null {
  const isPlayed = tables.some((one) => one.code === table && one.status !== "over");
  return !host && table !== last && isPlayed ? table : null;
}

/** Whether a round is running in which the reader has no seat: the server gives a free one to whoever comes late. */
export function hasNoSeat({ host, you, table, tables }: RoomInfo): boolean {
  return !host && you !== null && table === null && tables.some(({ status }) => status !== "over");
}

/** An event stream that comes back by itself. */
class Stream<T extends { now: number }> {
  isConnected = $state(true);
  /** The server's clock minus ours, in seconds. */
  private offset = $state(0);
  private stream: EventSource | null = null;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly receive: (next: T) => void,
    /** Called when the server has answered with an error. */
    private readonly onrefused: () => void = () => undefined,
  ) {
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.disconnect);
  }

  /** The server's time, in seconds, at a time of this device in milliseconds. */
  serverTime(at: number): number {
    return at / 1000 + this.offset;
  }

  note({ now }: T): void {
    this.offset = now - Date.now() / 1000;
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

  subscribe(): void {
    if (this.isClosed) return;
    this.unsubscribe();
    this.stream = new EventSource(this.path);
    this.stream.onopen = () => (this.isConnected = true);
    this.stream.onmessage = (event) => {
      const next = JSON.parse(String(event.data)) as T;
      this.note(next);
      this.receive(next);
    };
    // Browsers reconnect after a network error, but not after an HTTP error.
    this.stream.onerror = () => {
      this.isConnected = false;
      if (this.stream?.readyState !== EventSource.CLOSED) return;
      this.onrefused();
      this.timer = setTimeout(() => this.subscribe(), RETRY_MS);
    };
  }
}

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  problem = $state("");
  private readonly stream: Stream<RoomInfo>;
  private isClosed = false;

  constructor(
    readonly code: string,
    private readonly onupdate: (next: RoomInfo, before: RoomInfo | null) => void = () => undefined,
    first: Promise<RoomInfo> = roomInfo(code),
  ) {
    this.stream = new Stream(
      roomStreamPath(code),
      (next) => this.show(next),
      () => void this.checkThere(),
    );
    first.then(
      (info) => {
        if (this.isClosed) return;
        this.update(info);
        this.stream.subscribe();
      },
      (error: Error) => (this.problem = error.message),
    );
  }

  get isConnected(): boolean {
    return this.stream.isConnected;
  }

  serverTime(at: number): number {
    return this.stream.serverTime(at);
  }

  update(next: RoomInfo): void {
    this.stream.note(next);
    this.show(next);
  }

  /** Show what a request leads to, or why it was refused; whether it was not. */
  async attempt(what: Promise<RoomInfo>): Promise<boolean> {
    this.problem = "";
    try {
      this.update(await what);
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    }
  }

  /** A teacher's command. */
  command(what: RoomCommand, body: object = {}): Promise<boolean> {
    return this.attempt(command(this.code, what, body));
  }

  close(): void {
    this.isClosed = true;
    this.stream.close();
  }

  /** Say so if the room has been deleted. */
  private async checkThere(): Promise<void> {
    await roomInfo(this.code).catch((error: unknown) => {
      if (!isNotFound(error)) return;
      this.close();
      this.info = null;
      this.problem = (error as Error).message;
    });
  }

  private show(next: RoomInfo): void {
    const before = this.info;
    this.info = next;
    this.onupdate(next, before);
  }
}

/** Where a student of a room belongs, while they are at a table. */
export class Place {
  place = $state.raw<RoomPlace | null>(null);
  private readonly stream: Stream<RoomPlace>;

  constructor(code: string, onupdate: (next: RoomPlace, before: RoomPlace | null) => void) {
    this.stream = new Stream(placeStreamPath(code), (next) => {
      const before = this.place;
      this.place = next;
      onupdate(next, before);
    });
    this.stream.subscribe();
  }

  serverTime(at: number): number {
    return this.stream.serverTime(at);
  }

  close(): void {
    this.stream.close();
  }
}
