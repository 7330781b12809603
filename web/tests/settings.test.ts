/** Settings are read once, when the page begins: each test begins a page. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PLACE = 'caravanserai-settings';
/** What the system asks for. */
let wishes: string[] = [];

const page = (): Promise<typeof import('../src/lib/settings.svelte')> => import('../src/lib/settings.svelte');

beforeEach(() => {
  wishes = [];
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.some((wish) => query.includes(wish)),
    addEventListener: () => undefined,
  }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('settings', () => {
  it('are kept from visit to visit', async () => {
    const { set } = await page();
    set('theme', 'dark');
    set('playForced', false);
    vi.resetModules();
    const { settings } = await page();
    expect(settings).toMatchObject({ theme: 'dark', playForced: false, motion: 'normal' });
  });

  it.each(['not json', '{"theme": "purple", "motion": 7, "language": "tlh"}'])(
    'survive what cannot be read: %s',
    async (kept) => {
      localStorage.setItem(PLACE, kept);
      const { settings } = await page();
      expect(settings).toMatchObject({ language: 'en', theme: 'system', motion: 'normal', playForced: true });
    },
  );

  it('speak the language of the browser until somebody chooses', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'uk-UA', 'en']);
    const { settings } = await page();
    expect(settings.language).toBe('uk');
  });

  it('follow the system where nobody has chosen a theme', async () => {
    wishes = ['dark'];
    const { begin, set } = await page();
    await begin();
    expect(document.documentElement.dataset.theme).toBe('dark');
    set('theme', 'light');
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('move nothing where the system asks for reduced motion', async () => {
    wishes = ['reduced-motion'];
    const { begin, motion, set } = await page();
    await begin();
    set('motion', 'slow');
    expect(motion()).toBe('off');
    expect(document.documentElement.dataset.motion).toBe('off');
  });

  it('speak another language at once', async () => {
    const { set } = await page();
    set('language', 'ru');
    const { say } = await import('../src/lib/text/texts.svelte');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ru'));
    expect(say('ui-games')).toMatch(/[а-я]/i);
  });
});
