import { expect, test } from "vitest";

import { notesOf, type Tone } from "./sound.svelte";

const TONES: Tone[] = ["turn", "played", "scored", "refused", "won", "end"];
const GAMES = ["", "pkace", "metals", "polymer", "quizmaster", "whoami", "charged"];

test.each(GAMES)("the sounds of %s are short", (game) => {
  const ends = TONES.flatMap((tone) => notesOf(tone, game).map(({ at, seconds }) => at + seconds));
  expect(Math.max(...ends)).toBeLessThan(0.8);
});

test("each game scores with a sound of its own", () => {
  const sounds = GAMES.map((game) => JSON.stringify(notesOf("scored", game)));
  expect(new Set(sounds).size).toBe(GAMES.length);
});
