/** Quiet sounds, made here from tones and noise: no files, nothing to load. They wait for the first gesture. */

export const SOUNDS = ['turn', 'cubes', 'card', 'die', 'ship', 'claim', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDNESS = 0.16; // drawn: a share of full loudness
const APART = 0.14; // drawn: seconds between sounds that belong to one move

let context: AudioContext | null = null;

/** A browser lets a page sound only after somebody has touched it. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Several sounds, one after another. */
export function sound(names: readonly Sound[]): void {
  if (context?.state !== 'running') return;
  names.forEach((name, turn) => MADE[name](context!, context!.currentTime + 0.02 + turn * APART));
}

/** A tone that begins at once and dies away. */
function tone(on: AudioContext, at: number, pitch: number, length: number, loud = 1, to = pitch): void {
  const voice = on.createOscillator();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  shaped(on, voice, at, length, loud);
}

/** A breath of noise through a filter: paper, wood, water. */
function noise(on: AudioContext, at: number, length: number, pitch: number, loud = 1): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(on, { buffer });
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source.connect(filter);
  shaped(on, source, at, length, loud, filter);
}

function shaped(
  on: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  length: number,
  loud: number,
  last: AudioNode = source,
): void {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + length);
}

const MADE: Record<Sound, (on: AudioContext, at: number) => void> = {
  turn: (on, at) => {
    tone(on, at, 523, 0.35, 0.8);
    tone(on, at + 0.12, 784, 0.5, 0.8);
  },
  cubes: (on, at) => {
    noise(on, at, 0.05, 2600);
    noise(on, at + 0.06, 0.05, 3100, 0.8);
  },
  card: (on, at) => noise(on, at, 0.16, 1500, 0.7),
  die: (on, at) => {
    for (const [turn, pitch] of [2100, 1700, 2400, 1500].entries()) noise(on, at + turn * 0.055, 0.04, pitch);
  },
  ship: (on, at) => noise(on, at, 0.5, 480, 1.2),
  claim: (on, at) => {
    tone(on, at, 659, 0.18, 0.7);
    tone(on, at + 0.09, 988, 0.4, 0.7);
  },
  end: (on, at) => {
    for (const [turn, pitch] of [392, 523, 659, 784].entries()) tone(on, at + turn * 0.15, pitch, 0.7, 0.7);
  },
};
