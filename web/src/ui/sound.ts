/** Short sounds, synthesised here: tones of a lyre, cards, and the sea. */
import { sounds } from "./settings";

export type Sound = "turn" | "card" | "ship" | "chat" | "over";
let context: AudioContext | undefined;

const LYRE: Record<"turn" | "chat" | "over", number[]> = {
  turn: [392, 587.3],
  chat: [784],
  over: [293.7, 392, 440, 587.3, 784],
};

export function sound(wanted: Sound): void {
  if (!sounds.value) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined); // browsers play nothing before the first tap
  if (wanted === "card") noise(context, 0.07, 2400, 0.24);
  else if (wanted === "ship") noise(context, 1.1, 800, 0.4);
  else for (const [i, pitch] of LYRE[wanted].entries()) pluck(context, pitch, i * 0.13);
}

/** A plucked string: loud at once, then fading. */
function pluck(at: AudioContext, pitch: number, after: number): void {
  const start = at.currentTime + after;
  const string = new OscillatorNode(at, { type: "triangle", frequency: pitch });
  const loud = new GainNode(at, { gain: 0 });
  loud.gain.setValueAtTime(0.14, start);
  loud.gain.exponentialRampToValueAtTime(0.0008, start + 0.9);
  string.connect(loud).connect(at.destination);
  string.start(start);
  string.stop(start + 0.9);
}

/** Wind or paper: noise through a filter, swelling and fading. */
function noise(at: AudioContext, seconds: number, pitch: number, volume: number): void {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: at.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / length);
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "lowpass", frequency: pitch });
  source
    .connect(filter)
    .connect(new GainNode(at, { gain: volume }))
    .connect(at.destination);
  source.start();
}
