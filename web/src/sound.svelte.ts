/** Short tones made on the spot; silent until somebody switches them on. */
import { remember, remembered } from "./remembered";

export type Tone = "turn" | "taken" | "refused" | "end";

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
  turn: inRow([E5, G5], 0.12),
  taken: inRow([G5, C6], 0.08),
  refused: inRow([180, 150], 0.1),
  end: inRow([C5, E5, G5, C6], 0.14),
};

/** Notes one after the other, each fading into the next. */
function inRow(hertz: number[], step: number): Note[] {
  return hertz.map((one, n) => ({ hertz: one, at: n * step, seconds: step * 2 }));
}

let isOn = $state(remembered("sound") === "on");
let context: AudioContext | null = null;

export function hasSound(): boolean {
  return isOn;
}

export function chooseSound(next: boolean): void {
  isOn = next;
  remember("sound", next ? "on" : null);
  if (next) sound("turn");
}

/** Browsers let a page sound only after somebody touched it; before that it stays silent. */
export function sound(tone: Tone): void {
  if (!isOn || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of TONES[tone]) ring(context, note);
}

function ring(on: AudioContext, { hertz, at, seconds }: Note): void {
  const start = on.currentTime + at;
  const voice = new OscillatorNode(on, { type: "triangle", frequency: hertz });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  voice.connect(loudness).connect(on.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
