/** The review of a finished game, which comes in piece by piece. */
import { onDestroy } from "svelte";

import { reviewOf, type ReviewedMove } from "../server";

const POLL_MS = 500;

export class Reviewing {
  /** The costliest first. */
  turns = $state.raw<ReviewedMove[]>([]);
  isReady = $state(false);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly code: string) {
    onDestroy(() => clearTimeout(this.#timer));
    this.#ask();
  }

  #ask(): void {
    void reviewOf(this.code).then(
      ({ is_ready, turns }) => {
        this.turns = [...turns].sort((one, other) => other.cost - one.cost);
        this.isReady = is_ready;
        if (!is_ready) this.#timer = setTimeout(() => this.#ask(), POLL_MS);
      },
      (error: Error) => (this.problem = error.message),
    );
  }
}

/** "12", or "< 1" */
export const percent = (cost: number): string => (cost < 0.01 ? "< 1" : String(Math.round(cost * 100)));
