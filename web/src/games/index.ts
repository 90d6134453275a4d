/** The games that can be drawn, each loaded when it is needed. */
import type { Component } from "svelte";

import type { EventInWords } from "../protocol";
import type { Play } from "./play";

export interface GameClient {
  /** The board of the game. */
  Board: Component<{ play: Play<never> }>;
  /** What is shown beside each seat's name. */
  scores(view: never, story: EventInWords[]): (string | number)[];
}

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  metals: () => import("./metals"),
  pkace: () => import("./pkace"),
  polymer: () => import("./polymer"),
  charged: () => import("./charged"),
  quizmaster: () => import("./quizmaster"),
  whoami: () => import("./whoami"),
};

/** The client of a game; the plain one, where nobody has drawn its board. */
export async function clientOf(game: string): Promise<GameClient> {
  return CLIENTS[game]?.() ?? import("./plain");
}
