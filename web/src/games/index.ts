/** The browser part of each game, loaded on demand. */
import type { Component } from "svelte";

import type { EventInWords } from "../protocol";
import type { Play } from "./play";

export interface GameClient {
  Board: Component<{ play: Play<never> }>;
  /** The score shown beside each seat's name. */
  scores(view: never, log: EventInWords[]): (string | number)[];
}

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  metals: () => import("./metals"),
  pkace: () => import("./pkace"),
  polymer: () => import("./polymer"),
  charged: () => import("./charged"),
  quizmaster: () => import("./quizmaster"),
  whoami: () => import("./whoami"),
};

/** A game's client; the plain one if the game has no board. */
export async function clientOf(game: string): Promise<GameClient> {
  return CLIENTS[game]?.() ?? import("./plain");
}
