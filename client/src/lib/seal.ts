/**
 * The seal of a deal: SHA-256 of the seed's text, shown from the start of a table. The seed itself is shown once the
 * game is over, so that everybody can see that nothing was changed in between.
 */
const KEY = 'bathysphere-seals';
const MOST = 100;

/** `noted`: it matches, and this browser had seen the seal while the game ran. */
export type Verdict = 'noted' | 'matches' | 'differs' | 'changed' | 'unchecked';

/** Enough of a seal to tell it from others at a glance. */
export const short = (seal: string): string => `${seal.slice(0, 4)}…${seal.slice(-4)}`;

function noted(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the seal of a table as this browser saw it first; a server that shows another one later is found out. */
export function note(table: string, seal: string): void {
  const all = noted();
  if (!seal || all[table]) return;
  const kept = Object.entries(all).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, seal]])));
  } catch {
    // A private window may have no storage: then only the seal of now can be checked.
  }
}

/** SHA-256 of a text as hexadecimal digits; null where the browser has none (no secure connection). */
export async function digest(text: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does the seed of a finished game match the seal, and is the seal the one that was seen first? */
export async function verdict(table: string, seed: string, seal: string): Promise<Verdict> {
  const first = noted()[table];
  if (first !== undefined && first !== seal) return 'changed';
  const digested = await digest(seed);
  if (digested === null) return 'unchecked';
  if (digested !== seal) return 'differs';
  return first === undefined ? 'matches' : 'noted';
}
