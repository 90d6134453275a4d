/** Card sets of one's own. */
import type { BoxCard } from "../cards/types";
import { local } from "../local/transport";
import { drawingPath } from "./games";
import { call, HttpError } from "./http";

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

export const deckPrintPath = (hash: string): string => `${deckPath(hash)}/print`;
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
