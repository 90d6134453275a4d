/** The server's HTTP API; the only file that knows its paths. */
import type { BoxCard } from "./cards/types";
import type { Homework } from "./homework";
import { local } from "./local/transport";
import type { OptionsSchema } from "./options/fields";
import type { Progress, Reply, Turn } from "./practice";
import { VERSION, type EventInWords, type HomeworkReport, type Raw, type RoomDecision, type RoomInfo, type TableInfo, type Tally } from "./protocol";
import { patientFetch } from "./retry";
import { inOwnSpelling } from "./texts/american";
import { t } from "./texts/index.svelte";

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  /** Bot levels, weakest first: names, and numbers for those between them. */
  levels: string[];
  /** Bots that hold one misconception, and the house rules that make it show. */
  personas: { level: string; says: string; options: Record<string, unknown> }[];
  /** Whether players can get hints. */
  advice: boolean;
  /** Whether a finished game can be reviewed. */
  review: boolean;
  /** Whether there is a guided first game. */
  guide: boolean;
  /** The kind of sets that it can be played with; empty if there are only the built-in cards. */
  decks: string;
  /** The options of a game for in between; empty where the standard game is short enough. */
  short: Record<string, unknown>;
  options: OptionsSchema;
}

/** The default bot level. */
export const middleLevel = ({ levels }: GameInfo): string =>
  levels.includes("fair") ? "fair" : (levels[Math.floor((levels.length - 1) / 2)] ?? "");

/** The table sizes to choose from; a single seat is for solo practice only. */
export function sizesOf({ seats: [min, max] }: GameInfo): number[] {
  const from = Math.max(2, min);
  return Array.from({ length: max - from + 1 }, (_, n) => from + n);
}

/** Time per move, or for all of a seat's moves. */
export interface ClockOption {
  per: "move" | "game";
  seconds: number;
}

/** How much help players see. */
export type HelpLevel = "full" | "fading" | "none";

export interface NewTable {
  game: string;
  seats?: number;
  /** Whether to play the guided first game, with its own seats and options. */
  guide?: boolean;
  options?: Record<string, unknown>;
  bots?: { seat: number; level: string }[];
  clock?: ClockOption | null;
  public?: boolean;
  generated_names?: boolean;
  teams?: boolean;
  advice?: boolean;
  help?: HelpLevel;
  /** The hash of a custom deck. */
  deck?: string | null;
  /** Whether the host only watches. */
  watch?: boolean;
  /** Without a server: the names of the others who play on this device. */
  people?: string[];
}

interface Step {
  ply: number;
  view: Raw;
  scores: Tally[];
  events: EventInWords[];
  to_move: number[];
}

export interface Replay {
  /** All kinds of help of the game: in a replay everything is shown. */
  help: string[];
  game: string;
  title: string;
  names: string[];
  steps: Step[];
  outcome: Raw | null;
}

/** An example of a rulebook as a position. */
export interface Example {
  /** A rule such as R12, or E2 for the second of the rulebook's examples. */
  place: string;
  names: string[];
  help: string[];
  view: Raw;
  to_move: number[];
  events: EventInWords[];
}

/** A costly move and a better one, in words. */
export interface ReviewedMove {
  /** The ply before the move. */
  ply: number;
  seat: number;
  played: string;
  better: string;
  /** The drop in winning chances, 0 to 1. */
  cost: number;
  reason: string;
}

/** An HTTP error; the message is the server's reason, written for the user. */
class HttpError extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly body: unknown,
  ) {
    super(reason);
  }
}

/** Whether the server answered 404, so that retrying is pointless. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await parse(await send(method, path, body))) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await (local()?.fetch(method, path, text) ?? serverFetch(method, path, text));
  if (response.ok) return response;
  const problem = await parse(response);
  throw new HttpError(response.status, reasonIn(problem) ?? response.statusText, problem);
}

async function serverFetch(method: string, path: string, body?: string): Promise<Response> {
  // Everything except the list of games needs a session.
  if (path !== "/api/me" && !path.startsWith("/api/games")) await me();
  const init = body === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body };
  return patientFetch(path, init).catch(() => {
    throw new Error(t("app.unreachable"));
  });
}

/** Why the server refused a request. */
export const reasonOf = async (response: Response): Promise<string> => reasonIn(await parse(response)) ?? response.statusText;

async function parse(response: Response): Promise<unknown> {
  const text = inOwnSpelling(await response.text());
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return isJson && text ? (JSON.parse(text) as unknown) : text;
}

function reasonIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { reason, detail } = body as { reason?: unknown; detail?: unknown };
  if (typeof reason === "string") return reason;
  return typeof detail === "string" ? detail : null;
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const socketAddress = (): string => `${location.origin.replace(/^http/, "ws")}/ws`;
export const streamPath = (code: string, ply: number): string => `${table(code)}/stream?version=${VERSION}&ply=${ply}`;
export const messagesPath = (code: string): string => `${table(code)}/messages`;
export function drawingPath(id: string): string {
  const path = `/api/drawings/${encodeURIComponent(id)}.svg`;
  return local()?.filePath(path) ?? path;
}
export const qrPath = (code: string): string => `${table(code)}/qr.svg`;
export const recordPath = (code: string): string => `${table(code)}/record`;

export const tableDrawingPath = (code: string, id: string): string =>
  local() ? drawingPath(id) : `${table(code)}/drawings/${encodeURIComponent(id)}.svg`;

/** Whether a code belongs to a table or a room. */
export const lookUpCode = (code: string): Promise<{ kind: "table" | "room"; code: string }> =>
  call("GET", `/api/join/${encodeURIComponent(code)}`);

interface Person {
  name: string;
  suggestion: string;
}

const firstMe = once(() => call<Person>("GET", "/api/me"));
let renamed: Person | null = null;

/** The current user. The first call creates a session, with a generated name and a cookie. */
export const me = async (): Promise<Person> => renamed ?? firstMe();
export const suggestName = async (): Promise<string> => (await call<Person>("GET", "/api/me")).suggestion;
export const rename = async (name: string): Promise<Person> => (renamed = await call<Person>("PUT", "/api/me", { name }));

export const games = once(() => call<GameInfo[]>("GET", "/api/games"));
export const rules = (game: string): Promise<string> => call("GET", `/api/games/${game}/rules`);
export const examples = (game: string): Promise<Example[]> => call("GET", `/api/games/${game}/examples`);
export const box = (game: string): Promise<BoxCard[]> => call("GET", `/api/games/${game}/cards`);

export const tableBox = (code: string): Promise<BoxCard[]> => call("GET", `${table(code)}/cards`);

export const publicTables = (): Promise<TableInfo[]> => call("GET", "/api/tables");

/** A game on this device. */
export interface SavedGame {
  code: string;
  game: string;
  title: string;
  status: "open" | "playing" | "paused" | "over";
  names: string[];
  updated: number;
}

/** Without a server: the games on this device, the latest first. */
export const savedGames = (): Promise<SavedGame[]> => call("GET", "/api/tables");
export const removeGame = (code: string): Promise<SavedGame[]> => call("POST", `${table(code)}/remove`, {});
/** Open a record as a finished table. */
export const openRecord = (record: string): Promise<TableInfo> => call("POST", "/api/records", { record });
/** Without a server: a record as a short text for a form or an e-mail. */
export const shortRecord = async (code: string): Promise<string> => (await call<{ text: string }>("GET", `${recordPath(code)}/short`)).text;

/** A file or text that was handed in. */
export interface Sheet {
  name: string;
  text: string;
}

/** One record of a pile, or what is wrong with it. */
export interface HandedIn {
  source: string;
  record: string;
  problem: string;
  people: string[];
  game: string;
  title: string;
  help: HelpLevel;
  is_over: boolean;
  won: boolean;
  result: string;
  moves: number;
  refused: number;
  hints: number;
  /** Whether it is the homework that was set; null without one. */
  is_as_set: boolean | null;
  same_as: string;
}

/** Without a server: replay everything that a class has handed in. */
export const lookThrough = (sheets: Sheet[], homework: Homework | null): Promise<HandedIn[]> =>
  call("POST", "/api/pile", { sheets, homework });

/** The class's map of understanding; the code of a table is the number of its record. */
export const understoodIn = (sheets: Sheet[]): Promise<ClassMap> => call("POST", "/api/pile/understanding", { sheets });

/** Without a server: everything on this device; the page adds the practice progress. */
export const backUp = (): Promise<object> => call("GET", "/api/backup");
interface Restored {
  added: number;
  known: number;
  refused: number;
  practice: Progress;
}
/** The backup is sent as it is, because Python says what is wrong with it. */
export const restore = (backup: string, practice: Progress): Promise<Restored> =>
  call("POST", "/api/backup", `{"practice":${JSON.stringify(practice)},"backup":${backup}}`);
/** Judge an answer, and ask the next question. */
export const practise = (turn: Turn): Promise<Reply> => call("POST", "/api/practice", turn);
/** A file to save that is not at an address of its own. */
export const fetchFile = async (path: string): Promise<Blob> => (await send("GET", path)).blob();

export const tableInfo = (code: string): Promise<TableInfo> => call("GET", table(code));
export const makeTable = (wanted: NewTable): Promise<TableInfo> => call("POST", "/api/tables", wanted);
/** Take the given seat or the first free one; with `team`, share one that is taken. */
export const sit = (code: string, seat?: number, team = false): Promise<unknown> => call("POST", `${table(code)}/sit`, { seat, team });
export const seatBot = (code: string, seat: number, level: string): Promise<unknown> =>
  call("POST", `${table(code)}/bot`, { seat, level });
export const kick = (code: string, seat: number): Promise<unknown> => call("POST", `${table(code)}/kick`, { seat });
export const rematch = (code: string): Promise<TableInfo> => call("POST", `${table(code)}/rematch`, {});
/** Every position as one seat saw it; null for a spectator. */
export const replayOf = (code: string, seat: number | null): Promise<Replay> =>
  call("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** The costliest moves; poll until the review is ready. */
export const reviewOf = (code: string): Promise<{ is_ready: boolean; turns: ReviewedMove[] }> =>
  call("GET", `${table(code)}/review`);

/** A try behind a finding, and where to look at it. */
export interface ShownAt {
  table: string;
  seat: number;
  ply: number;
  tried: string;
  is_refused: boolean;
  speaks_for: boolean;
}

export type Verdict = "knows" | "guesses" | "misconception" | "unclear" | "too little";

/** What somebody has shown about a concept. */
export interface Finding {
  concept: string;
  title: string;
  verdict: Verdict;
  decisions: number;
  right: number;
  /** How likely the verdict is, 0 to 1. */
  chance: number;
  says: string;
  instead: string;
  shown: ShownAt[];
}

/** What a class needs: a misconception, or a concept at which students guess. */
export interface Need {
  concept: string;
  title: string;
  says: string;
  instead: string;
  ask: string;
  students: string[];
  expected: number;
  shown: ShownAt[];
}

/** One concept, earlier and in the latest lesson: right first tries, and the students whose finding is another one now. */
export interface Change {
  concept: string;
  title: string;
  earlier: { right: number; decisions: number };
  latest: { right: number; decisions: number };
  closed: string[];
  still: string[];
  opened: string[];
}

export interface ClassMap {
  /** The id and the title of each. */
  concepts: [string, string][];
  people: { name: string; findings: Finding[] }[];
  needs: Need[];
  /** Since earlier lessons; empty in the first one. */
  changes: Change[];
}

/** What bots with a misconception got wrong in a finished game. */
export const personasAt = (code: string): Promise<{ seat: number; name: string; choices: string[]; right: number; instead: string }[]> =>
  call("GET", `${table(code)}/personas`);

/** What we have shown in a finished game. */
export const shownBy = (code: string): Promise<Finding[]> => call("GET", `${table(code)}/understanding`);

export type TableAction = "leave" | "start" | "pause" | "resume" | "end";
export const request = (code: string, action: TableAction): Promise<unknown> => call("POST", `${table(code)}/${action}`, {});

export interface Deal {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The level of the bots that fill empty seats; null leaves tables uneven instead. */
  bots: string | null;
  deck?: string | null;
  clock: ClockOption | null;
  /** Whether the games start immediately. */
  start: boolean;
  help?: HelpLevel;
  /** The round timer. */
  minutes?: number | null;
  grouping?: "random" | "keep" | "similar" | "mixed" | "groups" | "apart";
  /** Whether people who are away are dealt in too. */
  absent?: boolean;
  /** The name under which the teacher who deals plays at every table; null if they don't. */
  teacher?: string | null;
}

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

/** What a teacher can do in a room; each changes it for everyone. */
export type RoomCommand =
  | "close"
  | "deal"
  | "end"
  | "groups"
  | "homework"
  | "move"
  | "needs"
  | "next"
  | "number"
  | "pairings"
  | "pause"
  | "plan"
  | "project"
  | "readmit"
  | "remove"
  | "rename"
  | "resume"
  | "seat"
  | "settings"
  | "step"
  | "timer"
  | "tournament"
  | "withdraw";
export const command = (code: string, what: RoomCommand, body: object = {}): Promise<RoomInfo> =>
  call("POST", `${room(code)}/${what}`, body);

export const makeRoom = (title: string, generated_names: boolean): Promise<RoomInfo> =>
  call("POST", "/api/rooms", { title, generated_names });
export const roomInfo = (code: string): Promise<RoomInfo> => call("GET", room(code));
/** Join a room, under one of the names offered or a name of your own. */
export const joinRoom = (code: string, body: { name?: string; number?: number; slip?: string } = {}): Promise<RoomInfo> =>
  call("POST", `${room(code)}/join`, body);
export const renameInRoom = (code: string, name: string): Promise<RoomInfo> => call("POST", `${room(code)}/name`, { name });
/** Generated names to choose from. */
export const namesFor = (code: string): Promise<string[]> => call("GET", `${room(code)}/names`);
/** Become a teacher of this room, with the key from a colleague's link. */
export const shareDesk = (code: string, key: string): Promise<RoomInfo> => call("POST", `${room(code)}/teach`, { key });
export const roomStreamPath = (code: string): string => `${room(code)}/stream`;
export const placeStreamPath = (code: string): string => `${room(code)}/place`;
export const roomQrPath = (code: string): string => `${room(code)}/qr.svg`;
/** Play a game of a homework; its table. */
export const doHomework = async (code: string, number: number): Promise<string> =>
  (await call<{ table: string }>("POST", `${room(code)}/do`, { number })).table;
export const homeworkReports = (code: string): Promise<HomeworkReport[]> => call("GET", `${room(code)}/homework`);
export const slipPath = (code: string, number: number): string => `${room(code)}/slips/${number}`;
/** Every decision of the finished games. */
export const decisionsOf = (code: string): Promise<RoomDecision[]> => call("GET", `${room(code)}/decisions`);
export const spreadsheetPath = (code: string): string => `${room(code)}/decisions.xlsx`;
/** What the class has shown; host only. */
export const classMap = (code: string): Promise<ClassMap> => call("GET", `${room(code)}/understanding`);
export const worksheetsPath = (code: string, versions: number, paper: string): string => `${room(code)}/worksheets?versions=${versions}&paper=${paper}`;

/** What a class got right before and after a unit. */
export interface CheckResult {
  game: string;
  title: string;
  before: number;
  after: number;
  /** Of those who took both, out of ten; the interval is null for too few of them. */
  gain: { students: number; before: number; after: number; gain: number; low: number | null; high: number | null } | null;
  concepts: { title: string; before: { right: number; decisions: number }; after: { right: number; decisions: number } }[];
}

export const startCheck = (code: string, game: string, kind: "before" | "after"): Promise<RoomInfo> => call("POST", `${room(code)}/checks`, { game, kind });
export const closeCheck = (code: string): Promise<RoomInfo> => call("POST", `${room(code)}/checks/close`, {});
export const checkResults = (code: string): Promise<CheckResult[]> => call("GET", `${room(code)}/checks`);
export const checkQuestions = (code: string): Promise<{ question: string; choices: string[] }[]> => call("GET", `${room(code)}/checks/questions`);
export const handInCheck = (code: string, number: number, answers: number[]): Promise<RoomInfo> => call("POST", `${room(code)}/checks/answers`, { number, answers });
export const resultsPath = (code: string): string => `${room(code)}/results.csv`;

/** For each optional dependency, a message if it is missing, else empty. */
interface Extras {
  print: string;
  spreadsheets: string;
  structures: string;
  /** The games whose cards can be printed without their values. */
  from_memory: string[];
}

export const extras = once(() => call<Extras>("GET", "/api/extras"));

interface Print {
  paper: string;
  ink: string;
  backs: boolean;
  booklet: boolean;
  /** What is printed on cards of acids and bases; by default everything. */
  values?: boolean;
  classes?: boolean;
  nucleophilicity?: boolean;
}

export const gamePrintPath = (game: string): string => `/api/games/${game}/print`;
export const deckPrintPath = (hash: string): string => `${deckPath(hash)}/print`;
export async function printPdf(path: string, wanted: Print): Promise<Blob> {
  const query = Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)]);
  return (await send("GET", `${path}?${new URLSearchParams(query)}`)).blob();
}

/** How a deck plays when a card of one kind is led. */
export interface LeadStats {
  cards: number;
  beating: number;
  pairs: number;
  unbeaten: string[];
  harmless: string[];
}

/** Whether a game can be played with a set of cards. */
interface GameFit {
  game: string;
  title: string;
  /** The numbers of players for whom it is enough; none if it can't be played. */
  seats: number[];
  /** What is missing for more players, or for any. */
  why_not: string;
}

export interface Deck {
  hash: string;
  game: string;
  name: string;
  cards: number;
  created: number;
  games: GameFit[];
  playability: { acid: LeadStats; base: LeadStats; is_ordered: boolean; most_players: number; warnings: string[] } | null;
  not_printed: string;
}

/** A problem in a deck file; line 0 means the whole file. */
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

export const deckTemplatePath = (game: string, kind: "csv" | "xlsx"): string => `/api/games/${game}/deck/${kind}`;
export const deckDrawingPath = (hash: string, id: string): string =>
  local() ? drawingPath(id) : `${deckPath(hash)}/drawings/${encodeURIComponent(id)}.svg`;
/** Without a server: a set as an option of a game. */
export const deckOptions = (hash: string, game: string): Promise<Record<string, unknown>> =>
  call("GET", `${deckPath(hash)}/options?game=${game}`);
export const decks = (): Promise<Deck[]> => call("GET", "/api/decks");
export const deckCards = async (hash: string): Promise<BoxCard[]> => (await call<{ cards: BoxCard[] }>("GET", deckPath(hash))).cards;
export const removeDeck = (hash: string): Promise<Deck[]> => call("POST", `${deckPath(hash)}/remove`, {});

/** Upload a deck. Returns the deck, or its problems. */
export async function uploadDeck(file: File): Promise<Deck | RefusedDeck> {
  try {
    return await call<Deck>("POST", "/api/decks", { name: file.name.slice(-100), content: await toBase64(file) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 422) return error.body as RefusedDeck;
    throw error;
  }
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Cache a successful call; a failed one is retried next time. */
function once<T>(call: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | null = null;
  return () =>
    (cached ??= call().catch((error: unknown) => {
      cached = null;
      throw error;
    }));
}
