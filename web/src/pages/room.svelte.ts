/** A room as it is now: the server tells of every change. */
import type { RoomInfo } from "../protocol";
import { roomInfo, roomStreamPath } from "../server";

const AGAIN_AFTER = 3000;

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  problem = $state("");
  private stream: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly heard: (next: RoomInfo, before: RoomInfo | null) => void = () => undefined,
  ) {
    roomInfo(code).then(
      (info) => {
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
    clearTimeout(this.timer);
    this.stream?.close();
    this.stream = null;
  }

  private listen(): void {
    this.stream = new EventSource(roomStreamPath(this.code));
    this.stream.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as RoomInfo);
    // Browsers come back by themselves after a break, but not after a server that said no.
    this.stream.onerror = () => {
      if (this.stream?.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.listen(), AGAIN_AFTER);
    };
  }
}
