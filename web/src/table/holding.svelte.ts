/** Shows updates one after another, each for as long as its moves take to be seen. */
import type { Update } from "../protocol";

// A client that falls further behind, such as after sleeping, catches up at once.
const MOST_WAITING = 12;

/** Return true for an update that must be seen at once: a pause, or one for somebody whose clock runs. */
export const isUrgent = ({ table, clocks }: Update): boolean => table.status === "paused" || clocks.some(({ seat }) => seat === table.you);

export class Holding {
  /** Whether the update on screen is still being shown; others wait for that. */
  isShowing = $state(false);

  private shownPly = NaN;
  private waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` puts an update on the screen and returns how long it should stay there, in milliseconds. */
  constructor(private readonly show: (update: Update) => number) {}

  add(update: Update, isUrgent: boolean): void {
    // Without a new move, such as when a player returns, there is nothing to wait for.
    if (update.ply === this.shownPly && !this.waiting.length) return void this.show(update);
    this.enqueue(update);
    if (isUrgent || this.waiting.length > MOST_WAITING) this.showAll();
    else if (!this.isShowing) this.showNext();
  }

  /** Show the next one at once. */
  next(): void {
    this.stop();
    if (this.waiting.length) this.showNext();
  }

  showAll(): void {
    this.stop();
    while (this.waiting.length) this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isShowing = false;
  }

  /** Forget everything, as if nothing had arrived. */
  clear(): void {
    this.stop();
    this.waiting = [];
    this.shownPly = NaN;
  }

  /** An update without a new move joins the one before it. */
  private enqueue(update: Update): void {
    const last = this.waiting.at(-1);
    if (last?.ply === update.ply) this.waiting.pop();
    this.waiting.push(last?.ply === update.ply ? { ...update, events: [...last.events, ...update.events] } : update);
  }

  private showNext(): void {
    const update = this.waiting.shift();
    if (!update) return;
    this.shownPly = update.ply;
    const time = this.show(update);
    clearTimeout(this.timer);
    this.isShowing = time > 0;
    if (time > 0) this.timer = setTimeout(() => this.next(), time);
    else if (this.waiting.length) this.showNext();
  }
}
