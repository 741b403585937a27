import { svelte } from '@sveltejs/vite-plugin-svelte';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alone } from './alone.ts';
import { book } from './book.ts';

/** Where `bouton serve` listens while the pages are being worked on. */
const server = process.env.BOUTON_SERVER ?? 'http://127.0.0.1:7777';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * With a module, the file that BOUTON_ENGINE names, the pages need no server: `vite build --mode alone`. BOUTON_API says that descriptions of the libraries
 * are put beside them.
 */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), book(), ...(mode === 'alone' ? [alone(process.env.BOUTON_ENGINE ?? '', process.env.BOUTON_API === '1')] : [])],
  resolve: { alias: { $house: path.join(here, `src/house/${mode === 'alone' ? 'alone' : 'server'}.ts`) } },
  base: mode === 'alone' ? './' : '/',
  worker: { format: 'es' as const },
  build: {
    target: 'es2022',
    // Part of the server's crate, which brings the pages along.
    outDir: '../crates/serve/dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // No picture is put into a script as data: what the browser may load is what the server lists.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, changeOrigin: true } } },
}));
