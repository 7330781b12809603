import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    // The part of Svelte that runs in browsers.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], restoreMocks: true },
  }),
);
