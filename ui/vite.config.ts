import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { book } from './book.ts';

/** Where `bouton serve` listens while the pages are being worked on. */
const server = process.env.BOUTON_SERVER ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte(), book()],
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
});
