/** What the client asks of the server over HTTP; the only file that knows the paths. */
import { VERSION, type EventInWords, type Raw, type RoomInfo, type TableInfo } from "./protocol";

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  levels: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  bots: { seat: number; level: string }[];
  public: boolean;
}

export interface Step {
  ply: number;
  view: Raw;
  events: EventInWords[];
  to_move: number[];
}

export interface Replay {
  game: string;
  title: string;
  names: string[];
  steps: Step[];
  outcome: Raw | null;
}

/** The server said no; the message is its reason, in words for the reader. */
export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Everything but looking at the games needs somebody who asks.
  if (path !== "/api/me" && !path.startsWith("/api/games")) await me();
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const said: unknown = isJson && text ? JSON.parse(text) : text;
  if (!answer.ok) throw new ServerSaysNo(answer.status, reasonIn(said) ?? answer.statusText);
  return said as T;
}

function reasonIn(said: unknown): string | null {
  if (typeof said !== "object" || said === null) return null;
  const { reason, detail } = said as { reason?: unknown; detail?: unknown };
  if (typeof reason === "string") return reason;
  return typeof detail === "string" ? detail : null;
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const socketAddress = (): string => `${location.origin.replace(/^http/, "ws")}/ws`;
export const streamPath = (code: string, ply: number): string => `${table(code)}/stream?version=${VERSION}&ply=${ply}`;
export const messagesPath = (code: string): string => `${table(code)}/messages`;
export const drawingPath = (id: string): string => `/api/drawings/${encodeURIComponent(id)}.svg`;
export const qrPath = (code: string): string => `${table(code)}/qr.svg`;
export const recordPath = (code: string): string => `${table(code)}/record`;

/** What a code that somebody typed belongs to. */
export const joined = (code: string): Promise<{ kind: "table" | "room"; code: string }> =>
  ask("GET", `/api/join/${encodeURIComponent(code)}`);

export interface Person {
  name: string;
}

const arrive = once(() => ask<Person>("GET", "/api/me"));
let renamed: Person | null = null;

/** Who we are; the first time, the server gives us a name and remembers us by a cookie. */
export const me = async (): Promise<Person> => renamed ?? arrive();
export const rename = async (name: string): Promise<Person> => (renamed = await ask<Person>("PUT", "/api/me", { name }));

export const games = once(() => ask<GameInfo[]>("GET", "/api/games"));
export const rules = (game: string): Promise<string> => ask("GET", `/api/games/${game}/rules`);
export const box = <T>(game: string): Promise<T[]> => ask("GET", `/api/games/${game}/cards`);

export const publicTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const tableInfo = (code: string): Promise<TableInfo> => ask("GET", table(code));
export const makeTable = (wanted: NewTable): Promise<TableInfo> => ask("POST", "/api/tables", wanted);
export const sit = (code: string, seat?: number): Promise<unknown> => ask("POST", `${table(code)}/sit`, { seat });
export const seatBot = (code: string, seat: number, level: string): Promise<unknown> =>
  ask("POST", `${table(code)}/bot`, { seat, level });
export const kick = (code: string, seat: number): Promise<unknown> => ask("POST", `${table(code)}/kick`, { seat });
export const rematch = (code: string): Promise<TableInfo> => ask("POST", `${table(code)}/rematch`, {});
export const replayOf = (code: string): Promise<Replay> => ask("GET", `${table(code)}/replay`);

export type Request = "leave" | "start" | "pause" | "resume";
export const request = (code: string, what: Request): Promise<unknown> => ask("POST", `${table(code)}/${what}`, {});

export interface Deal {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The level of the bots that fill up tables; none plays with tables of different sizes. */
  bots: string | null;
}

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export type RoomRequest = "join" | "leave" | "start" | "pause" | "resume" | "end";
export const makeRoom = (title: string): Promise<RoomInfo> => ask("POST", "/api/rooms", { title });
export const roomInfo = (code: string): Promise<RoomInfo> => ask("GET", room(code));
export const requestRoom = (code: string, what: RoomRequest): Promise<RoomInfo> => ask("POST", `${room(code)}/${what}`, {});
export const deal = (code: string, wanted: Deal): Promise<RoomInfo> => ask("POST", `${room(code)}/deal`, wanted);
export const roomStreamPath = (code: string): string => `${room(code)}/stream`;
export const roomQrPath = (code: string): string => `${room(code)}/qr.svg`;
export const resultsPath = (code: string): string => `${room(code)}/results.csv`;

/** Asked once; asked again only when it failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () =>
    (answer ??= ask().catch((error: unknown) => {
      answer = null;
      throw error;
    }));
}
