/** The browser parts of a game, found by its name: games/<game>/Board.svelte, Picture.svelte and Face.svelte. */
import type { Component } from "svelte";

import type { BoxCard } from "../cards/types";
import type { EventInWords, Raw } from "../protocol";
import type { AnyPlay } from "./play";

export type BoardPart = Component<{ play: AnyPlay }>;
type PicturePart = Component<{ game: string }>;
type FacePart = Component<{ card: BoxCard }>;

// Boards and faces are loaded when they are needed; the home page shows every picture at once.
const BOARDS = import.meta.glob<BoardPart>("./*/Board.svelte", { import: "default" });
const FACES = import.meta.glob<FacePart>("./*/Face.svelte", { import: "default" });
const PICTURES = import.meta.glob<PicturePart>("./*/Picture.svelte", { import: "default", eager: true });

type Story = (log: EventInWords[], view: Raw) => EventInWords[];
const STORIES = import.meta.glob<Story>("./*/story.ts", { import: "story", eager: true });

/** The part of the log that may be read now; all of it, unless the game has a story.ts. */
export const storyOf = (game: string, log: EventInWords[], view: Raw): EventInWords[] => STORIES[`./${game}/story.ts`]?.(log, view) ?? log;

export const boardOf = (game: string): Promise<BoardPart> => part(BOARDS, game, "Board")();
export const faceOf = (game: string): Promise<FacePart> => part(FACES, game, "Face")();
export const pictureOf = (game: string): PicturePart => part(PICTURES, game, "Picture");

/** A game without its own part gets the plain one. */
function part<T>(parts: Record<string, T>, game: string, name: string): T {
  const own = parts[`./${game}/${name}.svelte`];
  if (!own && import.meta.env.DEV) console.warn(`The game ${game} has no ${name}.svelte; showing the plain one.`);
  return own ?? parts[`./plain/${name}.svelte`]!;
}
