/** A room as it is now: the server tells of every change. */
import type { RoomInfo } from "../protocol";
import { roomInfo, roomStreamPath } from "../server";

const AGAIN_AFTER = 3000;

/** The table that a student has been dealt to since the last one, while its game is not over. */
export function dealtTo({ host, table, tables }: RoomInfo, last: string | null): string | null {
  const isPlayed = tables.some((one) => one.code === table && one.status !== "over");
  return !host && table !== last && isPlayed ? table : null;
}

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  problem = $state("");
  private stream: EventSource | null = null;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly heard: (next: RoomInfo, before: RoomInfo | null) => void = () => undefined,
  ) {
    roomInfo(code).then(
      (info) => {
        if (this.isClosed) return;
        this.hear(info);
        this.listen();
      },
      (error: Error) => (this.problem = error.message),
    );
  }

  hear(next: RoomInfo): void {
    const before = this.info;
    this.info = next;
    this.heard(next, before);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.stream?.close();
  }

  private listen(): void {
    if (this.isClosed) return;
    this.stream = new EventSource(roomStreamPath(this.code));
    this.stream.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as RoomInfo);
    // Browsers come back by themselves after a break, but not after a server that said no.
    this.stream.onerror = () => {
      if (this.stream?.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.listen(), AGAIN_AFTER);
    };
  }
}
