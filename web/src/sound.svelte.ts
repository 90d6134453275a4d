/** Short, quiet, synthesized sounds: on in one's own games, off in a room; and vibration where the device has it. */
import { load, store } from "./storage";

export type Tone = "turn" | "played" | "scored" | "refused" | "won" | "end";

interface Note {
  hertz: number;
  /** The pitch it glides to. */
  to?: number;
  at: number;
  seconds: number;
}

const C4 = 261.63;
const G4 = 392;
const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;
const E6 = 1318.51;
const G6 = 1567.98;

// No notes: the hiss of a card.
const CARD: Note[] = [];
const TONES: Record<Tone, Note[]> = {
  turn: sequence([E5, G5], 0.12),
  played: CARD,
  // A bond: two notes at once, and one that they become.
  scored: [...sequence([C5], 0.08), ...sequence([G5, C6], 0.08)],
  refused: sequence([180, 150], 0.1),
  won: sequence([C5, E5, G5, C6], 0.14),
  end: sequence([G5, E5, C5], 0.16),
};

/** Each game sounds by what is on its table. */
const OF_GAME: Record<string, Partial<Record<Tone, Note[]>>> = {
  // A proton falls, and lands.
  pkace: { scored: [{ hertz: C6, to: C5, at: 0, seconds: 0.28 }, ...sequence([C5], 0.1, 0.26)] },
  // Metal on a pan, which swings to its rest.
  metals: { played: sequence([G6], 0.04), scored: sequence([C6, G5, C6], 0.09) },
  // A bead on a chain; a whole chain.
  polymer: { played: [{ hertz: G4, to: C5, at: 0, seconds: 0.07 }], scored: sequence([C5, E5, G5, C6], 0.06) },
  // A quiz bell.
  quizmaster: { scored: sequence([E6], 0.2) },
  // A question rises; an answer settles.
  whoami: { played: [{ hertz: E5, to: A5, at: 0, seconds: 0.14 }], scored: sequence([A5, E5], 0.09) },
  // A tile on a board; a formula that is complete.
  charged: { played: [{ hertz: C4, to: C4 / 2, at: 0, seconds: 0.06 }], scored: [{ hertz: C4, to: C4 / 2, at: 0, seconds: 0.06 }, ...sequence([G5, C6], 0.08, 0.08)] },
};

/** Return the notes of a tone in a game; none for the hiss of a card. */
export const notesOf = (tone: Tone, game = ""): Note[] => OF_GAME[game]?.[tone] ?? TONES[tone];

/** Notes in sequence, each fading into the next. */
function sequence(hertz: number[], step: number, from = 0): Note[] {
  return hertz.map((one, n) => ({ hertz: one, at: from + n * step, seconds: step * 2 }));
}

// Milliseconds, on and off; only what needs attention can be felt.
const VIBRATIONS: Partial<Record<Tone, number[]>> = { turn: [20], refused: [40], won: [30, 60, 30, 60, 60] };

let isOn = $state(load("sound") !== "off");
let vibrates = $state(load("vibration") !== "off");
let context: AudioContext | null = null;

export function hasSound(): boolean {
  return isOn;
}

export function chooseSound(next: boolean): void {
  isOn = next;
  store("sound", next ? null : "off");
  if (next) playTone("turn");
}

/** Whether the device can vibrate and its user wants things to move. */
export const canVibrate = (): boolean => "vibrate" in navigator && !matchMedia("(prefers-reduced-motion: reduce)").matches;

export function hasVibration(): boolean {
  return vibrates;
}

export function chooseVibration(next: boolean): void {
  vibrates = next;
  store("vibration", next ? null : "off");
  if (next) vibrate("turn");
}

function vibrate(tone: Tone): void {
  const pattern = VIBRATIONS[tone];
  if (pattern && vibrates && canVibrate()) navigator.vibrate(pattern);
}

interface Where {
  game?: string;
  /** A class shares one room: nothing sounds there. */
  isInRoom?: boolean;
}

/** Play a tone. Browsers allow sound and vibration only after the user has interacted with the page. */
export function playTone(tone: Tone, { game, isInRoom = false }: Where = {}): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  vibrate(tone);
  if (!isOn || isInRoom) return;
  context ??= new AudioContext();
  void context.resume();
  const notes = notesOf(tone, game);
  if (notes === CARD) playCard(context);
  else for (const note of notes) playNote(context, note);
}

const CARD_SECONDS = 0.09;

/** A card that is laid on the table: a short, fading hiss. */
function playCard(audio: AudioContext): void {
  const length = Math.round(audio.sampleRate * CARD_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (2 * Math.random() - 1) * (1 - n / length) ** 3;
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1900, Q: 0.8 });
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(new GainNode(audio, { gain: 0.18 })).connect(audio.destination);
  source.start();
}

function playNote(audio: AudioContext, { hertz, to, at, seconds }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.08, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
