/** The texts of the page: Fluent, one lazy chunk per language, changed without reload. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Rich, Say, Segment, TextArgs } from '../board';
import { segments } from './segments';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  uk: () => import('virtual:texts/uk'),
};

const bundles = new Map<Language, FluentBundle>();

let current = $state<{ language: Language; bundle: FluentBundle | undefined }>({ language: 'en', bundle: undefined });

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const source = await LOADERS[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source.default));
  bundles.set(language, bundle);
  return bundle;
}

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = await bundleOf(language);
  current = { language, bundle };
  document.documentElement.lang = language;
}

export function language(): Language {
  return current.language;
}

/** The language the browser asks for, as far as we have it. */
export function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return 'en';
}

/** Whether there is a text with this key. */
export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** The text with this key; the key itself where a text is missing, so that it is noticed. */
export const say: Say = (key: string, args?: TextArgs): string => {
  const bundle = current.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args as Record<string, FluentVariable> | undefined, []);
};

export const rich: Rich = (key: string, args?: TextArgs): Segment[] => segments(say(key, args));
