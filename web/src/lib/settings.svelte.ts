/** What each person sets for themselves, kept in the browser. */

import type { Motion } from './board';
import { LANGUAGES, preferredLanguage, speak, type Language } from './text/texts.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['slow', 'normal', 'fast', 'off'];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  playForced: boolean;
  /** The list of choices stands open beside a board that has answers of its own. */
  listOpen: boolean;
  sound: boolean;
  /** A note of the system says that it is the own turn while the page is out of sight. */
  notify: boolean;
}

const PLACE = 'caravanserai-settings';

const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');

function read(): Kept {
  const standard: Kept = {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'normal',
    playForced: true,
    listOpen: false,
    sound: true,
    notify: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    return {
      language: LANGUAGES.find((known) => known === kept.language) ?? standard.language,
      theme: THEMES.find((known) => known === kept.theme) ?? standard.theme,
      motion: MOTIONS.find((known) => known === kept.motion) ?? standard.motion,
      playForced: kept.playForced ?? standard.playForced,
      listOpen: kept.listOpen ?? standard.listOpen,
      sound: kept.sound ?? standard.sound,
      notify: kept.notify ?? standard.notify,
    };
  } catch {
    return standard;
  }
}

export const settings = $state<Kept>(read());

let systemStill = $state(wantsStill.matches);

/** The motion that holds now: off whenever the system asks for reduced motion. */
export function motion(): Motion {
  return systemStill ? 'off' : settings.motion;
}

function showTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && wantsDark.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function apply(): void {
  showTheme();
  document.documentElement.dataset.motion = motion();
}

/** Change one setting and keep it. */
export function set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the change.
  }
  apply();
  if (name === 'language') void speak(settings.language);
}

/** Show the kept settings, before anything is drawn. */
export async function begin(): Promise<void> {
  wantsDark.addEventListener('change', apply);
  wantsStill.addEventListener('change', () => {
    systemStill = wantsStill.matches;
    apply();
  });
  apply();
  await speak(settings.language);
}
