/** What a person has set on this device. */
import { DEFAULT, LANGUAGES, matching } from './languages';

const KEY = 'bathysphere';

export type Theme = 'system' | 'dark' | 'light';
/** How fast it is shown what others do. */
export type Pace = 'slow' | 'normal' | 'instant';
export const PACES: Pace[] = ['slow', 'normal', 'instant'];

interface Settings {
  theme: Theme;
  lang: string;
  /** Keys 1–9, A…, U, E choose and play. */
  keys: boolean;
  /** What turns something over asks once more. */
  confirm: boolean;
  /** Where there is one thing to choose, it plays itself. */
  single: boolean;
  sound: boolean;
  pace: Pace;
  /** A notification when it is your turn and the page is out of sight. */
  notify: boolean;
}

function read(): Settings {
  const values = {
    theme: 'system',
    lang: preferred(),
    keys: true,
    confirm: true,
    single: false,
    sound: false,
    pace: 'normal',
    notify: false,
  } as Settings;
  try {
    Object.assign(values, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // A private window may have no storage: the defaults will do.
  }
  if (!LANGUAGES.includes(values.lang)) values.lang = DEFAULT;
  if (!PACES.includes(values.pace)) values.pace = 'normal';
  return values;
}

function preferred(): string {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map(matching).find((lang) => lang !== undefined) ?? DEFAULT;
}

export const settings = $state<Settings>(read());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // See above.
  }
  show();
}

/** Put theme and language where style sheets and screen readers look for them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** Is the dark theme on? */
export function dark(): boolean {
  return settings.theme === 'system' ? !matchMedia('(prefers-color-scheme: light)').matches : settings.theme === 'dark';
}
