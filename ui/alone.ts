/** Pages without a server: what a folder of static files needs besides the scripts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { PAGES_OF_THE_BOOK } from './src/learn/book.ts';
import { plainly } from './src/learn/plainly.ts';
import { PAGES } from './src/lib/pages.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** As strict as a server's, but for the module, which has to be compiled. Who may frame a page cannot be said in a page. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const short = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The page from a folder so many levels down. */
const from = (html: string, depth: number) => html.replaceAll(/((?:href|src)=")\.\//g, `$1${'../'.repeat(depth) || './'}`);

/** The module, packed; `engine` is its file, and with `api` descriptions of the libraries lie beside the pages. */
export function alone(engine: string, api: boolean): Plugin {
  const packed = gzipSync(readFileSync(engine), { level: 9 });
  const name = `bouton-${short(packed)}.bin`;
  return {
    name: 'alone',
    enforce: 'post',
    config: () => ({ define: { __ENGINE__: JSON.stringify(name), __API__: JSON.stringify(api) } }),
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
    ],
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: packed });
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no index.html');
      const html = String(index.source);
      // A static server has a folder for each address; those with a name after it are found once the pages are kept.
      const put = (place: string, source: string) => this.emitFile({ type: 'asset', fileName: `${place}/index.html`, source });
      for (const page of PAGES) if (page !== 'catalogue' && page !== 'learn') put(page, from(html, 1));
      for (const page of PAGES_OF_THE_BOOK) put(`learn/${page}`, from(plainly(html, page), 2));
      put('learn', from(plainly(html, PAGES_OF_THE_BOOK[0] ?? ''), 1));
      const files = [...new Set([...Object.keys(bundle), `assets/${name}`, 'icon.svg'])].filter((file) => !/\.html$/.test(file)).sort();
      const version = short(files.join('\n') + html);
      const script = readFileSync(path.join(here, 'kept.js'), 'utf8');
      const source = script.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(['./', ...files.map((file) => `./${file}`)]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
