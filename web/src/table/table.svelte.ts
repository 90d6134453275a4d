/** A table as this client knows it: what the server said last, the story, and what is still under way. */
import { Connection, type Line } from "../connection";
import type { EventInWords, FromClient, FromServer, MoveInWords, Preview, Raw, TableInfo, Update } from "../protocol";
import { continued } from "./story";

interface Refusal {
  rule: string;
  reason: string;
}

interface Waiting {
  message: FromClient;
  answered(message: FromServer): void;
}

export class Table {
  line = $state<Line>("connecting");
  why = $state("");
  update = $state.raw<Update | null>(null);
  story = $state.raw<EventInWords[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  private isAsking = $state(false);
  /** The ply that the last own move has made, which the server may say before it shows the new position. */
  private moved = $state(-1);
  isMoving = $derived(this.isAsking || (this.update?.ply ?? -1) < this.moved);
  /** Whether a move was made from this window. */
  hasMoved = $state(false);
  /** Whether the clock has moved for the own seat, which has not moved since. */
  isTimedOut = $state(false);
  updatedAt = 0;

  private readonly waiting = new Map<string, Waiting>();
  private readonly connection: Connection;

  constructor(readonly code: string) {
    this.connection = new Connection(code, {
      ply: () => (this.update?.view ? this.update.ply : -1),
      heard: (message) => this.hear(message),
      changed: (line, why) => this.changed(line, why),
    });
  }

  get info(): TableInfo | null {
    return this.update?.table ?? null;
  }

  close(): void {
    this.connection.close();
  }

  /** Make a move; a refusal is shown, nothing is lost when the line breaks meanwhile. */
  async make(move: Raw): Promise<void> {
    if (!this.update || this.isMoving) return;
    this.isAsking = true;
    this.relent();
    this.isTimedOut = false;
    const answer = await this.ask({ type: "move", id: newId(), ply: this.update.ply, move });
    this.isAsking = false;
    if (answer.type === "accepted") {
      this.hasMoved = true;
      this.moved = answer.ply;
    }
    if (answer.type === "refused") this.refuse(answer.rule, answer.reason);
    if (answer.type === "problem") this.refuse("", answer.reason);
  }

  refuse(rule: string, reason: string): void {
    this.refusal = { rule, reason };
  }

  relent(): void {
    this.refusal = null;
  }

  async preview(move: Raw): Promise<Preview | null> {
    const answer = await this.ask({ type: "preview", id: newId(), move });
    return answer.type === "preview" ? answer : null;
  }

  async advice(): Promise<MoveInWords[]> {
    const answer = await this.ask({ type: "advice", id: newId() });
    return answer.type === "advice" ? answer.moves : [];
  }

  private ask(message: FromClient & { id: string }): Promise<FromServer> {
    return new Promise((answered) => {
      this.waiting.set(message.id, { message, answered });
      this.connection.send(message);
    });
  }

  private hear(message: FromServer): void {
    if (message.type === "update") this.renew(message);
    else if ("id" in message) this.answer(message.id, message);
    else if (message.type === "problem") this.problem(message);
  }

  private renew(update: Update): void {
    if (this.update && isNews(this.update, update)) this.relent();
    // What was there when the page was opened is no news.
    if (this.update && update.timeouts.some((seat) => seat === update.table.you)) this.isTimedOut = true;
    this.updatedAt = Date.now();
    this.story = continued(this.story, update);
    this.update = update;
  }

  private answer(id: string, message: FromServer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.answered(message);
  }

  /** A problem names no message, so it answers the oldest one. */
  private problem(message: FromServer & { type: "problem" }): void {
    const oldest = this.waiting.keys().next();
    if (oldest.done) this.refuse("", message.reason);
    else this.answer(oldest.value, message);
  }

  private changed(line: Line, why: string): void {
    this.line = line;
    this.why = why;
    if (line === "open") this.sendAgain();
  }

  /** After a break: each message has its id, so that what had arrived counts once. */
  private sendAgain(): void {
    for (const { message } of this.waiting.values()) this.connection.send(message);
  }
}

/** Whether another move may be made now than before: after a ply, or when the host has paused the table or let it go on. */
function isNews(before: Update, now: Update): boolean {
  return (!!now.view && now.ply > before.ply) || now.table.status !== before.table.status;
}

/** Not crypto.randomUUID: a school's server may be plain HTTP, where browsers do not offer it. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
