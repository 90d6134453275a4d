/** Short synthesized tones, off by default, and vibration where the device has it. */
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

const TONES: Record<Tone, Note[]> = {
  turn: sequence([E5, G5], 0.12),
  scored: sequence([G5, C6], 0.08),
  refused: sequence([180, 150], 0.1),
  played: sequence([320], 0.04),
  won: sequence([C5, E5, G5, C6], 0.14),
  end: sequence([G5, E5, C5], 0.16),
};

/** Notes in sequence, each fading into the next. */
function sequence(hertz: number[], step: number): Note[] {
  return hertz.map((one, n) => ({ hertz: one, at: n * step, seconds: step * 2 }));
}

// Milliseconds; only what needs attention can be felt.
const VIBRATIONS: Partial<Record<Tone, number>> = { turn: 20, refused: 40 };

let isOn = $state(load("sound") === "on");
let context: AudioContext | null = null;

export function hasSound(): boolean {
  return isOn;
}

export function chooseSound(next: boolean): void {
  isOn = next;
  store("sound", next ? "on" : null);
  if (next) playTone("turn");
}

/** Play a tone. Browsers allow sound and vibration only after the user has interacted with the page. */
export function playTone(tone: Tone): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (VIBRATIONS[tone] && !isCalm) navigator.vibrate?.(VIBRATIONS[tone]);
  if (!isOn) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of TONES[tone]) playNote(context, note);
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
