/** Card sets of one's own. */
import type { BoxCard } from "../cards/types";
import { local } from "../local/transport";
import { drawingPath } from "./games";
import { call, HttpError, inLanguage } from "./http";

/** How a set plays when a card of one kind is led. */
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

export interface SetInfo {
  hash: string;
  game: string;
  name: string;
  cards: number;
  created: number;
  games: GameFit[];
  playability: { acid: LeadStats; base: LeadStats; is_ordered: boolean; most_players: number; warnings: string[] } | null;
  not_printed: string;
}

/** A problem in a set file; line 0 means the whole file. */
interface SetProblem {
  line: number;
  column: string;
  message: string;
}

export interface RejectedSet {
  problems: SetProblem[];
  all: number;
}

const pathOfSet = (hash: string): string => `/api/sets/${hash}`;

export const printPathOfSet = (hash: string): string => `${pathOfSet(hash)}/print`;
export const templatePath = (game: string, kind: "csv" | "xlsx"): string =>
  inLanguage(`/api/games/${game}/set/${kind}`);
export const drawingPathOfSet = (hash: string, id: string): string =>
  local() ? drawingPath(id) : `${pathOfSet(hash)}/drawings/${encodeURIComponent(id)}.svg`;

/** Without a server: a set as an option of a game. */
export const optionsOfSet = (hash: string, game: string): Promise<Record<string, unknown>> =>
  call("GET", `${pathOfSet(hash)}/options?game=${game}`);
export const ownSets = (): Promise<SetInfo[]> => call("GET", "/api/sets");
export const cardsOfSet = async (hash: string): Promise<BoxCard[]> => (await call<{ cards: BoxCard[] }>("GET", pathOfSet(hash))).cards;
export const removeSet = (hash: string): Promise<SetInfo[]> => call("POST", `${pathOfSet(hash)}/remove`, {});

/** Upload a set. Returns the set, or its problems. */
export async function uploadSet(file: File): Promise<SetInfo | RejectedSet> {
  try {
    return await call<SetInfo>("POST", "/api/sets", { name: file.name.slice(-100), content: await toBase64(file) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 422) return error.body as RejectedSet;
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
