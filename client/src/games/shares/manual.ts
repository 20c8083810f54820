/** The signs of In Too Deep as its manual names them. */
import type { IconData } from '../../lib/icons';
import type { Speech } from '../types';
import { ban, bell, card, draw, flag, layers, share, SIGNS } from './signs';
import { words } from './words';

export { default as Sign } from './ManualSign.svelte';

export const ICONS: Record<string, IconData> = { ...SIGNS, ban, bell, card, draw, flag, layers, share };

export const knows = (name: string): boolean => name in ICONS;

export function nameOf(name: string, speech: Speech): string {
  if (speech.has(`company-${name}`)) return speech.text(`company-${name}`);
  return speech.own.has(`sign-${name}`) ? words(speech)(`sign-${name}`) : '';
}
