/** Synthesised sounds: dice on wood, a disc being placed, a chime. */
import type { Effect } from "./wire.ts";

let context: AudioContext | null = null;

/** Play the sounds of effects, one after the other; the loudness is in percent. */
export function hear(effects: readonly Effect[], volume: number): void {
  const audio = running(volume);
  if (audio === null) return;
  let at = audio.currentTime + 0.02;
  for (const effect of effects) at += SOUNDS[effect.kind]?.(audio, at, effect) ?? 0;
}

/** It is our turn. */
export function chime(volume: number): void {
  const audio = running(volume);
  if (audio === null) return;
  tone(audio, audio.currentTime + 0.02, 660, 0.35);
  tone(audio, audio.currentTime + 0.14, 880, 0.45);
}

/** Where all sounds go: it makes them as loud as was chosen. */
let out: GainNode | null = null;

/** The audio context; null until somebody has touched the page, so that no sounds pile up. */
function running(volume: number): AudioContext | null {
  if (volume === 0 || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  context ??= new AudioContext();
  out ??= new GainNode(context);
  out.connect(context.destination);
  out.gain.value = (volume / 50) ** 1.5;
  if (context.state === "running") return context;
  void context.resume();
  return null;
}

type Sound = (audio: AudioContext, at: number, effect: Effect) => number;

/** Each returns how long to wait before the next. */
const SOUNDS: Partial<Record<Effect["kind"], Sound>> = {
  rolled(audio, at, effect) {
    const dice = "dice" in effect ? effect.dice.length : 2;
    for (let die = 0; die < dice; die++)
      knock(audio, at + die * 0.045 + Math.random() * 0.03, 1400 + Math.random() * 900, 0.09);
    return 0.3;
  },
  placed(audio, at) {
    knock(audio, at, 420, 0.16);
    return 0.14;
  },
  captured(audio, at) {
    knock(audio, at, 900, 0.1);
    tone(audio, at + 0.03, 330, 0.2);
    return 0.18;
  },
  removed(audio, at) {
    knock(audio, at, 900, 0.1);
    return 0.14;
  },
  "row-made"(audio, at) {
    for (const [step, pitch] of [523, 659, 784].entries())
      tone(audio, at + step * 0.08, pitch, 0.3);
    return 0.3;
  },
  "game-ended"(audio, at) {
    for (const [step, pitch] of [523, 659, 784, 1047].entries())
      tone(audio, at + step * 0.13, pitch, step === 3 ? 0.9 : 0.35);
    return 0.6;
  },
};

/** A knock on wood: a short burst of noise through a narrow filter. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const length = 0.06;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 4 });
  source.connect(filter).connect(fading(audio, at, loudness * 3, length));
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, seconds: number): void {
  const source = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  source.connect(fading(audio, at, 0.05, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** An immediate attack and an exponential decay. */
function fading(audio: AudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  if (out) gain.connect(out);
  return gain;
}
