/** A table as this client sees it: the latest update, the game log and pending requests. */
import { Connection, type ConnectionState } from "../connection";
import type { AdviceStep, AskQuestion, EventInWords, FromClient, FromServer, MakeMove, Preview, Raw, TableInfo, Update } from "../protocol";
import { Holding, isUrgent } from "./holding.svelte";
import { isNote, mergeEvents } from "./log";
import { pace, showingTime } from "./pace.svelte";

export interface Refusal {
  rule: string;
  reason: string;
  /** The reason on one line; without one, it is that short. */
  line?: string;
  /** The refused move; nothing if something else was refused. */
  move?: Raw;
}

/** A question about a move of ours, which waits for the answer. */
interface Question extends AskQuestion {
  ply: number;
  move: Raw;
  crossed: string[];
}

interface PendingRequest {
  message: FromClient;
  resolve(answer: FromServer): void;
}

export class Table {
  connectionState = $state<ConnectionState>("connecting");
  /** Why the server refused the connection; empty if it didn't, or if there is no such table. */
  closeReason = $state("");
  /** The update on screen. Newer ones wait until it has been shown. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<EventInWords[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  question = $state.raw<Question | null>(null);
  private isSending = $state(false);
  /** The ply of our last accepted move; the acknowledgement can arrive before the new position. */
  private acceptedPly = $state(-1);
  isMoving = $derived(this.isSending || (this.update?.ply ?? -1) < this.acceptedPly);
  /** Whether a move was made from this window. */
  hasMoved = $state(false);
  /** Whether our last move was made by the clock. */
  isTimedOut = $state(false);
  updatedAt = 0;

  readonly holding = new Holding((update) => this.show(update));
  /** The ply of the newest update, on screen or waiting. */
  private newestPly = -1;
  private readonly pending = new Map<string, PendingRequest>();
  private connection: Connection;

  constructor(readonly code: string) {
    this.connection = this.connect();
  }

  private connect(seat?: number): Connection {
    const listener = {
      ply: () => this.newestPly,
      received: (message: FromServer) => this.receive(message),
      stateChanged: (state: ConnectionState, reason: string) => this.setConnectionState(state, reason),
    };
    return new Connection(this.code, listener, seat);
  }

  /** Somebody else takes the device: show the table from their seat and nothing of the one before. */
  switchSeat(seat: number): void {
    this.connection.close();
    this.pending.clear();
    this.holding.clear();
    this.update = null;
    this.newestPly = -1;
    this.log = [];
    this.acceptedPly = -1;
    this.isSending = false;
    this.isTimedOut = false;
    this.clearRefusal();
    this.question = null;
    this.connection = this.connect(seat);
  }

  get info(): TableInfo | null {
    return this.update?.table ?? null;
  }

  close(): void {
    this.holding.stop();
    this.connection.close();
  }

  /** Make a move and show the refusal, if any. The move survives a lost connection. */
  async make(move: Raw, crossed: string[] = []): Promise<void> {
    if (!this.update || this.isMoving) return;
    this.holding.next();
    this.isTimedOut = false;
    await this.send({ type: "move", id: newId(), ply: this.update.ply, move, ...(crossed.length ? { crossed } : {}) });
  }

  /** Answer the question about our move, which is then made; null: I don't know. */
  async answer(given: string | null): Promise<void> {
    if (!this.question || this.isMoving) return;
    const { id, ply, move, crossed, question } = this.question;
    await this.send({ type: "move", id, ply, move, ...(crossed.length ? { crossed } : {}), answer: { question, given } });
  }

  private async send(wish: MakeMove): Promise<void> {
    this.isSending = true;
    this.clearRefusal();
    this.question = null;
    const answer = await this.request(wish);
    this.isSending = false;
    if (answer.type === "accepted") {
      this.hasMoved = true;
      this.acceptedPly = answer.ply;
    }
    if (answer.type === "question") this.question = { ...answer, ply: wish.ply, move: wish.move, crossed: wish.crossed ?? [] };
    if (answer.type === "refused") this.showRefusal({ ...answer, move: wish.move });
    if (answer.type === "problem") this.showRefusal({ rule: "", reason: answer.reason });
  }

  showRefusal({ rule, reason, line, move }: Refusal): void {
    this.refusal = { rule, reason, line, move };
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  async preview(move: Raw): Promise<Preview | null> {
    const answer = await this.request({ type: "preview", id: newId(), move });
    return answer.type === "preview" ? answer : null;
  }

  /** One step of a hint; null if there is none. */
  async hint(step: number): Promise<AdviceStep | null> {
    const answer = await this.request({ type: "advice", id: newId(), step });
    return answer.type === "advice" && (answer.words || answer.moves.length) ? answer : null;
  }

  private request(message: FromClient & { id: string }): Promise<FromServer> {
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      this.connection.send(message);
    });
  }

  private receive(message: FromServer): void {
    if (message.type === "update") this.applyUpdate(message);
    else if ("id" in message && message.id) this.resolve(message.id, message);
    else if (message.type === "problem") this.showRefusal({ rule: "", reason: message.reason });
  }

  private applyUpdate(update: Update): void {
    if (update.view) this.newestPly = update.ply;
    this.updatedAt = Date.now();
    this.holding.add(update, this.update === null || isUrgent(update));
  }

  /** Put an update on the screen; returns the time in milliseconds that it is shown before the next one. */
  private show(update: Update): number {
    const isFirst = this.update === null;
    if (this.update && changesLegalMoves(this.update, update)) {
      this.clearRefusal();
      this.question = null;
    }
    // The first update may include timeouts from before this page was opened.
    if (!isFirst && update.timeouts.some((seat) => seat === update.table.you)) this.isTimedOut = true;
    this.log = mergeEvents(this.log, update);
    this.update = update;
    const happened = update.events.filter((event) => !isNote(event));
    return isFirst ? 0 : showingTime(happened, update.table.you, pace());
  }

  private resolve(id: string, answer: FromServer): void {
    const request = this.pending.get(id);
    this.pending.delete(id);
    request?.resolve(answer);
  }

  private setConnectionState(state: ConnectionState, reason: string): void {
    this.connectionState = state;
    this.closeReason = reason;
    if (state === "open") this.resendPending();
  }

  /** After a reconnect. Ids make this safe: the server applies each message once. */
  private resendPending(): void {
    for (const { message } of this.pending.values()) this.connection.send(message);
  }
}

/** Whether the legal moves may differ: a move was made, or the host paused or resumed the table. */
function changesLegalMoves(before: Update, now: Update): boolean {
  const hasMoved = now.events.some((event) => event.ply > before.ply && !isNote(event));
  return (!!now.view && hasMoved) || now.table.status !== before.table.status;
}

/** crypto.randomUUID needs HTTPS, and a school's server may use plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
