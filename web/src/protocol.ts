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

/** The first message: which table, and the last ply the client has (-1 for none). */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  ply?: number;
}

/** A move, made as the ply after `ply`. The client chooses the id; a repeated id counts once. */
export interface MakeMove {
  type: "move";
  id: string;
  ply: number;
  move: Raw;
}

/** Ask what a move would do, without making it. */
export interface AskPreview {
  type: "preview";
  id: string;
  move: Raw;
}

/** Ask for a step of a hint: 1 a question to think about, 2 a group of cards, 3 the moves a bot would consider. */
export interface AskAdvice {
  type: "advice";
  id: string;
  step?: number;
}

export interface Ping {
  type: "ping";
}

/** One seat as everyone sees it. */
export interface Sitting {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  /** The level of a bot. */
  level: string | null;
  /** Whether one of its people is connected. */
  here: boolean;
  /** How many people share this seat. */
  people: number;
}

export interface Clock {
  seat: number;
  /** Seconds left for this seat when the message was sent. */
  left: number;
}

/** Everything about a table except the game itself. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  sittings: Sitting[];
  spectators: number;
  /** Whether the reader is the host, who may seat bots, pause, kick and start. */
  host: boolean;
  /** The reader's seat; null for a spectator. */
  you: number | null;
  /** The hash of the seed, published at the start; the seed itself is published at the end. */
  seed_hash: string;
  /** What was hashed: the seed in hexadecimal, a space, and the salt. */
  seed: string | null;
  room: string | null;
  is_public: boolean;
  /** Whether players may ask for hints at this table. */
  advice: boolean;
  /** How much help players see: all, none, or less and less as they get things right. */
  help: "fading" | "full" | "none";
  /** Whether people may share a seat. */
  teams: boolean;
  /** The code of the rematch's table. */
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

/** Everything that has changed for this client since the ply it had. */
export interface Update {
  type: "update";
  /** How many moves have been made; -1 before the game has started. */
  ply: number;
  table: TableInfo;
  events: EventInWords[];
  /** What the reader may know; null until the game has started. */
  view: Raw;
  /** The live scoreboard: the first tally decides the game, the others add detail. Empty before the start. */
  scores: Tally[];
  to_move: number[];
  /** The kinds of help that the reader sees; `moves` marks the legal moves. */
  help: string[];
  /** The reader's legal moves; null if there are too many to list, and empty without the help for moves. */
  moves: MoveInWords[] | null;
  /** Moves that the reader may not make now, and why; empty without the help for moves. */
  refused: RefusedMove[];
  /** Without the help for moves, what the reader can try, legal or not; null if anything can be composed. */
  candidates: MoveInWords[] | null;
  clocks: Clock[];
  /** The seats whose time ran out since that ply, once per timeout. */
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

/** The move was not made: the rule it breaks, and the reason in words; `stale` if another move came first. */
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
  /** What the move would do, unless that depends on chance or hidden cards. */
  words: string[];
  /** The same, as an event; null if there is none. */
  ruling: Raw;
}

/** A move that a bot would consider, and the steps that lead to it. */
export interface Hint {
  move: MoveInWords;
  /** What to ask yourself, as the id of a question of the game. */
  question: string;
  /** The same in words. */
  asks: string;
  /** Which cards to look at, in words; may be empty. */
  group: string;
}

/** One step of a hint. */
export interface Advice {
  type: "advice";
  id: string;
  step: number;
  /** The id of the question in the first step, for clients that translate it; otherwise empty. */
  question: string;
  /** The question, or which cards to look at; empty if there are no hints, or in the last step. */
  words: string;
  /** In the last step, best first; the words say why. */
  moves: MoveInWords[];
}

export interface Pong {
  type: "pong";
}

/** The message was not understood or not allowed; nothing has changed. */
export interface Problem {
  type: "problem";
  code: string;
  reason: string;
  /** The id of that message, if it had one. */
  id?: string | null;
}

/** The last event of a stream, called `close`: the code and reason that a WebSocket would be closed with. */
export interface Closing {
  code: number;
  reason: string;
}

/** The server is going away; reconnect after this many seconds. */
export interface Bye {
  type: "bye";
  reason: string;
  after: number;
}

export interface RoomPerson {
  name: string;
  /** The table this person was assigned to. */
  table: string | null;
  here: boolean;
}

/** A table of a room as everyone in it sees it. */
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
  /** How many times people have been assigned to tables. */
  round: number;
  generated_names: boolean;
  people: RoomPerson[];
  /** The tables of the current round. */
  tables: RoomTable[];
  /** The reader's name in this room; null if they have not joined. */
  you: string | null;
  /** The reader's table. */
  table: string | null;
}

export type FromClient = Hello | MakeMove | AskPreview | AskAdvice | Ping;

export type FromServer = Update | Accepted | Refused | Preview | Advice | Pong | Problem | Bye;
