import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALE = resolve(import.meta.dirname, '../locale');
const PREFIX = 'virtual:texts/';

/**
 * `virtual:texts/ru` is every Fluent file of that language in one module, so that a language is one lazy chunk. The
 * files of the command line and of mails stay away.
 */
function texts(): Plugin {
  return {
    name: 'caravanserai-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(LOCALE, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && !/^(cli|mail)/.test(name))
        .sort();
      const all = files.map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf-8');
      });
      return `export default ${JSON.stringify(all.join('\n'))};`;
    },
  };
}

const PACKED = ['.js', '.css', '.svg', '.html'];

/** Lays a compressed copy beside each built file, which the server sends as it is. */
function pack(): Plugin {
  return {
    name: 'caravanserai-pack',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !PACKED.includes(extname(file.name))) continue;
        const path = join(file.parentPath, file.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), pack()],
  build: {
    chunkSizeWarningLimit: 300,
    reportCompressedSize: false,
    target: 'es2022',
    // Files stay files: the content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': { target: process.env.CARAVANSERAI_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
