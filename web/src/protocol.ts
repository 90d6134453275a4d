// The messages between client and server.
// Generated from src/valence/table/protocol.py by scripts/generate_protocol.py.

export const VERSION = 1;
export const MOST_MOVES = 256;

/** A move, view, event or outcome of a game; its types are in games/<game>/types.ts. */
export type Raw = unknown;

/** One column of a live scoreboard: what is counted, and each seat's count. */
export interface Tally {
  unit: string;
  values: (number | string)[];
}

/** The first message: which table, and the last ply that the client knows (-1 for none). */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  ply?: number;
}

/** A move, made as the ply after `ply`. The id is the client's own; a move sent twice with one id counts once. */
export interface MakeMove {
  type: "move";
  id: string;
  ply: number;
  move: Raw;
}

/** What would come of a move, without making it. */
export interface AskPreview {
  type: "preview";
  id: string;
  move: Raw;
}

/** The moves that a bot would consider, with a sentence each. */
export interface AskAdvice {
  type: "advice";
  id: string;
}

export interface Ping {
  type: "ping";
}

/** One seat as everybody sees it. */
export interface Sitting {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  /** The level of a bot. */
  level: string | null;
  /** Whether a person of this seat is connected now. */
  here: boolean;
  /** How many share this seat. */
  people: number;
}

export interface Clock {
  seat: number;
  /** Seconds until the clock acts for this seat, when the message was sent. */
  left: number;
}

/** What is known of a table beside the game itself. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  sittings: Sitting[];
  spectators: number;
  /** Whether the reader may seat bots, pause, kick and start. */
  host: boolean;
  /** The reader's own seat; None watches. */
  you: number | null;
  /** Published at the start: the hash of the seed, which is itself published at the end. */
  seed_hash: string;
  /** The seed in hexadecimal and the salt, with a blank between: what was hashed. */
  seed: string | null;
  room: string | null;
  is_public: boolean;
  /** Whether players may ask for advice at this table. */
  advice: boolean;
  /** Whether people may share a seat that is taken. */
  teams: boolean;
  /** The code of the table at which the same people play again. */
  next: string | null;
}

export interface MoveInWords {
  move: Raw;
  words: string;
}

export interface RefusedMove {
  move: Raw;
  words: string;
  rule: string;
  reason: string;
}

export interface EventInWords {
  ply: number;
  event: Raw;
  words: string;
}

/** Everything that has changed for this client since the ply that it had. */
export interface Update {
  type: "update";
  /** How many moves have been made; -1 before the game has begun. */
  ply: number;
  table: TableInfo;
  events: EventInWords[];
  /** What the reader may know; null until the game has begun. */
  view: Raw;
  /** The live scoreboard: the first tally decides the game, the others add detail. None until the game has begun. */
  scores: Tally[];
  to_move: number[];
  /** The legal moves of the reader; None when they are too many to list. */
  moves: MoveInWords[] | null;
  /** What the reader may not do now, and why. */
  refused: RefusedMove[];
  clocks: Clock[];
  /** The seats for which the clock has moved since that ply, as often as it has. */
  timeouts: number[];
  /** Winners, scores and reason; null while the game runs. */
  outcome: Raw;
}

/** The move is on disk. */
export interface Accepted {
  type: "accepted";
  id: string;
  ply: number;
}

/** The move was not made: the rule it breaks and the reason in words; `stale` when another move came first. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  reason: string;
}

export interface Preview {
  type: "preview";
  id: string;
  legal: boolean;
  rule: string | null;
  reason: string | null;
  /** What would be made and scored, where the game can tell without chance or hidden cards. */
  words: string[];
  /** The same as the event that it would be; null where there is none. */
  ruling: Raw;
}

export interface Advice {
  type: "advice";
  id: string;
  /** The best first; the words say why. */
  moves: MoveInWords[];
}

export interface Pong {
  type: "pong";
}

/** A message that was not understood or not allowed; nothing has changed. */
export interface Problem {
  type: "problem";
  code: string;
  reason: string;
  /** The id of that message, where it had one. */
  id?: string | null;
}

/** The last event of a stream, called `close`: what closing a WebSocket would carry. */
export interface Closing {
  code: number;
  reason: string;
}

/** The server goes away; come back after so many seconds. */
export interface Bye {
  type: "bye";
  reason: string;
  after: number;
}

export interface RoomPerson {
  name: string;
  /** Where this person was dealt to. */
  table: string | null;
  here: boolean;
}

/** A table of a room as everybody in it sees it; `code` leads to it. */
export interface RoomTable {
  code: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  ply: number;
  sittings: Sitting[];
  /** As in an update. */
  scores: Tally[];
  winners: number[] | null;
}

export interface RoomInfo {
  code: string;
  title: string;
  host: boolean;
  /** How often the people were dealt to tables. */
  round: number;
  generated_names: boolean;
  people: RoomPerson[];
  /** Those of the last deal. */
  tables: RoomTable[];
  /** The reader's name in this room; None only looks. */
  you: string | null;
  /** The reader's own table. */
  table: string | null;
}

export type FromClient = Hello | MakeMove | AskPreview | AskAdvice | Ping;

export type FromServer = Update | Accepted | Refused | Preview | Advice | Pong | Problem | Bye;
