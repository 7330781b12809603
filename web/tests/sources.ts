/** The sources of the page, by their paths below `web/src`. */

const found = import.meta.glob('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

export const SOURCES: readonly (readonly [path: string, text: string])[] = Object.entries(found)
  .map(([path, text]) => [path.replace('../src/', ''), String(text)] as const)
  .filter(([path]) => !path.startsWith('generated/'))
  .sort(([one], [other]) => (one < other ? -1 : 1));
