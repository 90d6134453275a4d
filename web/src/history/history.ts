/** The own finished games, stored in this browser. */
import { load, store } from "../storage";

export type GameResult = "won" | "shared" | "lost" | "none";

export interface PlayedGame {
  code: string;
  game: string;
  title: string;
  /** When it was over, as ISO 8601. */
  at: string;
  result: GameResult;
  /** "You lost 3 : 8" */
  headline: string;
  /** The level of the bots; empty without any. */
  level: string;
  names: string[];
  /** To replay it when the server has deleted it; empty for older games. */
  record: string;
  /** The concepts that the player has shown to know, in words. */
  learned: string[];
}

const KEY = "history";
const MOST_GAMES = 100;
const MOST_RECORDS = 30;

export const loadHistory = (): PlayedGame[] => JSON.parse(load(KEY) ?? "[]") as PlayedGame[];

const storeHistory = (games: PlayedGame[]): void => store(KEY, JSON.stringify(games));

/** Add a game, once; the newest comes first, and only the newest keep their records. */
export function remember(played: PlayedGame): void {
  const games = loadHistory();
  if (games.some(({ code }) => code === played.code)) return;
  const all = [played, ...games].slice(0, MOST_GAMES);
  storeHistory(all.map((one, n) => (n < MOST_RECORDS ? one : { ...one, record: "" })));
}

export function noteLearned(code: string, learned: string[]): void {
  storeHistory(loadHistory().map((one) => (one.code === code ? { ...one, learned } : one)));
}

export function forget(code: string): PlayedGame[] {
  const left = loadHistory().filter((one) => one.code !== code);
  storeHistory(left);
  return left;
}

/** A shared win of all players is a draw. */
export function resultOf(winners: number[], me: number): GameResult {
  if (!winners.length) return "none";
  if (!winners.includes(me)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

export interface ByLevel {
  game: string;
  title: string;
  level: string;
  won: number;
  shared: number;
  lost: number;
}

/** How the games of each kind and level ended, in the order in which they were played last. */
export function byLevel(games: PlayedGame[]): ByLevel[] {
  const rows = new Map<string, ByLevel>();
  for (const { game, title, level, result } of games) {
    const key = `${game} ${level}`;
    const row = rows.get(key) ?? { game, title, level, won: 0, shared: 0, lost: 0 };
    if (result !== "none") row[result]++;
    rows.set(key, row);
  }
  return [...rows.values()];
}

const OWN = /^valence\.(history|puzzles|practice|practice\..*|match\..*)$/;

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => OWN.test(key));

/** Everything about the player that this browser has, to save as a file. */
export const exported = (): string => JSON.stringify(Object.fromEntries(ownKeys().map((key) => [key, JSON.parse(localStorage.getItem(key) ?? "null") as unknown])), null, 1);

export function clearAll(): void {
  for (const key of ownKeys()) localStorage.removeItem(key);
}
