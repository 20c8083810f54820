/** Short sounds, made on the spot: no files to load. Off until somebody turns them on. */
import { settings } from './settings.svelte';

export type Sound = 'move' | 'turn' | 'over';

/** Frequencies one after the other, in hertz: a drop, a bell, a rising chord. */
const NOTES: Record<Sound, number[]> = { move: [520], turn: [660, 880], over: [523, 659, 784] };
const LENGTH = 0.16;
const LOUD = 0.07;

let context: AudioContext | null = null;

export function sound(what: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets nothing sound before the first click; then it is simply quiet.
  void context.resume().catch(() => {});
  NOTES[what].forEach((frequency, place) => {
    const begin = context!.currentTime + place * LENGTH * 0.7;
    const tone = new OscillatorNode(context!, { type: 'sine', frequency });
    const volume = new GainNode(context!, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + LENGTH);
    tone.connect(volume).connect(context!.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  });
}
