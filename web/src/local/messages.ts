/** The messages between the page and the worker that hosts its tables. */
import type { Snapshot } from "./snapshots";

/** What a worker needs to start. */
export interface Start {
  /** `tables` hosts the tables of this tab, `bots` thinks for its bots. */
  role: "tables" | "bots";
  /** The folder of the site, with a slash at the end. */
  root: string;
  /** The folder of this version's files inside it. */
  version: string;
  /** To the page for `tables`, to the tables' worker for `bots`. */
  port: MessagePort;
  /** From the tables' worker to the bots' worker. */
  bots?: MessagePort;
  /** Seconds before a bot moves, if not the usual ones. */
  botPause?: number;
}

export type ToTables =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; window: number; hello: string; seat: number }
  | { kind: "message"; window: number; text: string }
  | { kind: "disconnect"; window: number };

export type FromTables =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "response"; id: number; status: number; type: string; body: string; language: string }
  | { kind: "message"; window: number; text: string }
  | { kind: "closed"; window: number; code: number; reason: string };

/** The first message to the bots' worker: what to start from, and whether it is on the device already. */
export interface Memory {
  snapshot: Snapshot | null;
  isStored: boolean;
}

export interface Job {
  id: number;
  job: string;
}

export type JobResult = { id: number; result: string } | { id: number; error: string };
