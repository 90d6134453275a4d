/** What the client asks of the server over HTTP; the only file that knows the paths. */
import type { OptionsSchema } from "./options/fields";
import { VERSION, type EventInWords, type Raw, type RoomInfo, type TableInfo } from "./protocol";

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  /** Of bots, the weakest first. */
  levels: string[];
  /** Whether there are hints. */
  advice: boolean;
  /** Whether it is also played with decks of one's own. */
  decks: boolean;
  options: OptionsSchema;
}

/** How strong bots are when nobody has chosen. */
export const middleLevel = ({ levels }: GameInfo): string => levels[Math.floor((levels.length - 1) / 2)] ?? "";

/** How many may sit at a table; alone one only practises. */
export function sizesOf({ seats: [least, most] }: GameInfo): number[] {
  const from = Math.max(2, least);
  return Array.from({ length: most - from + 1 }, (_, n) => from + n);
}

/** How long a seat has for each move, or for all its moves together. */
export interface Timing {
  per: "move" | "game";
  seconds: number;
}

interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: { seat: number; level: string }[];
  clock?: Timing | null;
  public?: boolean;
  generated_names?: boolean;
  teams?: boolean;
  advice?: boolean;
  /** A deck of one's own, by its hash. */
  deck?: string | null;
  /** Whether the host takes no seat. */
  watch?: boolean;
}

interface Step {
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

/** A turn that cost much, and what would have been better, in words. */
export interface ReviewedTurn {
  /** The position in which it was made. */
  ply: number;
  seat: number;
  played: string;
  better: string;
  /** In shares of a win: 0.5 is half a game. */
  cost: number;
  reason: string;
}

/** The server said no; the message is its reason, in words for the reader. */
class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly said: unknown,
  ) {
    super(reason);
  }
}

/** Whether there is no such thing, so that asking again is no use. */
export const isUnknown = (error: unknown): boolean => error instanceof ServerSaysNo && error.status === 404;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await read(await send(method, path, body))) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  // Everything but looking at the games needs somebody who asks.
  if (path !== "/api/me" && !path.startsWith("/api/games")) await me();
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const said = await read(answer);
  throw new ServerSaysNo(answer.status, reasonIn(said) ?? answer.statusText, said);
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return isJson && text ? (JSON.parse(text) as unknown) : text;
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

export const tableDrawingPath = (code: string, id: string): string => `${table(code)}/drawings/${encodeURIComponent(id)}.svg`;

/** What a code that somebody typed belongs to. */
export const joined = (code: string): Promise<{ kind: "table" | "room"; code: string }> =>
  ask("GET", `/api/join/${encodeURIComponent(code)}`);

interface Person {
  name: string;
  suggestion: string;
}

const arrive = once(() => ask<Person>("GET", "/api/me"));
let renamed: Person | null = null;

/** Who we are; the first time, the server gives us a name and remembers us by a cookie. */
export const me = async (): Promise<Person> => renamed ?? arrive();
export const anotherName = async (): Promise<string> => (await ask<Person>("GET", "/api/me")).suggestion;
export const rename = async (name: string): Promise<Person> => (renamed = await ask<Person>("PUT", "/api/me", { name }));

export const games = once(() => ask<GameInfo[]>("GET", "/api/games"));
export const rules = (game: string): Promise<string> => ask("GET", `/api/games/${game}/rules`);
export const box = <T>(game: string): Promise<T[]> => ask("GET", `/api/games/${game}/cards`);

export const tableBox = <T>(code: string): Promise<T[]> => ask("GET", `${table(code)}/cards`);

export const publicTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const tableInfo = (code: string): Promise<TableInfo> => ask("GET", table(code));
export const makeTable = (wanted: NewTable): Promise<TableInfo> => ask("POST", "/api/tables", wanted);
/** Take the first free seat, or the one wanted; as a team, one that others have taken. */
export const sit = (code: string, seat?: number, team = false): Promise<unknown> => ask("POST", `${table(code)}/sit`, { seat, team });
export const seatBot = (code: string, seat: number, level: string): Promise<unknown> =>
  ask("POST", `${table(code)}/bot`, { seat, level });
export const kick = (code: string, seat: number): Promise<unknown> => ask("POST", `${table(code)}/kick`, { seat });
export const rematch = (code: string): Promise<TableInfo> => ask("POST", `${table(code)}/rematch`, {});
/** Every position as one seat saw it, or as a spectator did. */
export const replayOf = (code: string, seat: number | null): Promise<Replay> => ask("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** The costliest turns; not ready while the bot still thinks, so ask again. */
export const reviewOf = (code: string): Promise<{ is_ready: boolean; turns: ReviewedTurn[] }> => ask("GET", `${table(code)}/review`);

export type TableRequest = "leave" | "start" | "pause" | "resume" | "end";
export const request = (code: string, what: TableRequest): Promise<unknown> => ask("POST", `${table(code)}/${what}`, {});

export interface Deal {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The level of the bots that fill up tables; none plays with tables of different sizes. */
  bots: string | null;
  deck?: string | null;
  clock: Timing | null;
  /** Whether the games begin at once. */
  start: boolean;
}

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export type RoomRequest = "join" | "pause" | "resume" | "end";
export const makeRoom = (title: string, generated_names: boolean): Promise<RoomInfo> => ask("POST", "/api/rooms", { title, generated_names });
export const roomInfo = (code: string): Promise<RoomInfo> => ask("GET", room(code));
export const requestRoom = (code: string, what: RoomRequest): Promise<RoomInfo> => ask("POST", `${room(code)}/${what}`, {});
export const deal = (code: string, wanted: Deal): Promise<RoomInfo> => ask("POST", `${room(code)}/deal`, wanted);
export const roomStreamPath = (code: string): string => `${room(code)}/stream`;
export const roomQrPath = (code: string): string => `${room(code)}/qr.svg`;
export const resultsPath = (code: string): string => `${room(code)}/results.csv`;

/** For each thing that is installed apart: what to say where it is missing. */
interface Extras {
  print: string;
  spreadsheets: string;
  structures: string;
}

export const extras = once(() => ask<Extras>("GET", "/api/extras"));

interface Print {
  paper: string;
  ink: string;
  backs: boolean;
  booklet: boolean;
}

export const gamePrintPath = (game: string): string => `/api/games/${game}/print`;
export const deckPrintPath = (hash: string): string => `${deckPath(hash)}/print`;
export async function printed(path: string, wanted: Print): Promise<Blob> {
  const wishes = Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)]);
  return (await send("GET", `${path}?${new URLSearchParams(wishes)}`)).blob();
}

/** What happens when a card of one kind is led. */
export interface Led {
  cards: number;
  beating: number;
  pairs: number;
  unbeaten: string[];
  harmless: string[];
}

export interface Deck {
  hash: string;
  game: string;
  name: string;
  cards: number;
  created: number;
  playability: { acid: Led; base: Led; is_ordered: boolean; most_players: number } | null;
  not_printed: string;
}

/** What is wrong with a deck; line 0 is the whole file. */
interface DeckProblem {
  line: number;
  column: string;
  message: string;
}

export interface RefusedDeck {
  problems: DeckProblem[];
  all: number;
}

const deckPath = (hash: string): string => `/api/decks/${hash}`;

export const emptyDeckPath = (game: string, kind: "csv" | "xlsx"): string => `/api/games/${game}/deck/${kind}`;
export const deckDrawingPath = (hash: string, id: string): string => `${deckPath(hash)}/drawings/${encodeURIComponent(id)}.svg`;
export const decks = (): Promise<Deck[]> => ask("GET", "/api/decks");
export const deckCards = async <T>(hash: string): Promise<T[]> => (await ask<{ cards: T[] }>("GET", deckPath(hash))).cards;
export const removeDeck = (hash: string): Promise<Deck[]> => ask("POST", `${deckPath(hash)}/remove`, {});

/** Keep a deck; or hear what is wrong with it. */
export async function sendDeck(file: File): Promise<Deck | RefusedDeck> {
  try {
    return await ask<Deck>("POST", "/api/decks", { name: file.name.slice(-100), content: await inBase64(file) });
  } catch (error) {
    if (error instanceof ServerSaysNo && error.status === 422) return error.said as RefusedDeck;
    throw error;
  }
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Asked once; asked again only when it failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () =>
    (answer ??= ask().catch((error: unknown) => {
      answer = null;
      throw error;
    }));
}
