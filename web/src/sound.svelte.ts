/** Short synthesized sounds, off by default, and vibration where the device has it, on by default. */
import { load, store } from "./storage";

export type Tone = "turn" | "played" | "scored" | "refused" | "won" | "end";

interface Note {
  hertz: number;
  at: number;
  seconds: number;
}

const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const C6 = 1046.5;

const TONES: Record<Exclude<Tone, "played">, Note[]> = {
  turn: sequence([E5, G5], 0.12),
  // A bond: two notes at once, and one that they become.
  scored: [...sequence([C5], 0.08), ...sequence([G5, C6], 0.08)],
  refused: sequence([180, 150], 0.1),
  won: sequence([C5, E5, G5, C6], 0.14),
  end: sequence([G5, E5, C5], 0.16),
};

/** Notes in sequence, each fading into the next. */
function sequence(hertz: number[], step: number): Note[] {
  return hertz.map((one, n) => ({ hertz: one, at: n * step, seconds: step * 2 }));
}

// Milliseconds, on and off; only what needs attention can be felt.
const VIBRATIONS: Partial<Record<Tone, number[]>> = { turn: [20], refused: [40], won: [30, 60, 30, 60, 60] };

let isOn = $state(load("sound") === "on");
let vibrates = $state(load("vibration") !== "off");
let context: AudioContext | null = null;

export function hasSound(): boolean {
  return isOn;
}

export function chooseSound(next: boolean): void {
  isOn = next;
  store("sound", next ? "on" : null);
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

/** Play a tone. Browsers allow sound and vibration only after the user has interacted with the page. */
export function playTone(tone: Tone): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  vibrate(tone);
  if (!isOn) return;
  context ??= new AudioContext();
  void context.resume();
  if (tone === "played") playCard(context);
  else for (const note of TONES[tone]) playNote(context, note);
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
  source.connect(filter).connect(new GainNode(audio, { gain: 0.25 })).connect(audio.destination);
  source.start();
}

function playNote(audio: AudioContext, { hertz, at, seconds }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
