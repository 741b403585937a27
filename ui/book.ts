/** Gives the pages the book of the repository, a module for each page and language, and one for each language to search in. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PAGES_OF_THE_BOOK } from './src/learn/book.ts';
import { read, sections } from './src/learn/markdown.ts';

const LANGS = ['en', 'zh'];
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../book');
const NAME = 'virtual:book';
const OWN = '\0' + NAME;

const file = (lang: string, page: string) => path.join(folder, lang, `${page}.md`);

export function book(): Plugin {
  return {
    name: 'book',
    /** The pictures that pages show. */
    async generateBundle() {
      const pictures = path.join(folder, 'pictures');
      const names = (await readdir(pictures)).filter((name) => name.endsWith('.svg')).sort();
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: await readFile(path.join(pictures, name)) });
      }
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === OWN) {
        const entries = PAGES_OF_THE_BOOK.map(async (page) => {
          const titles = LANGS.map(async (lang) => {
            this.addWatchFile(file(lang, page));
            return `${lang}: ${JSON.stringify(read(await readFile(file(lang, page), 'utf8'), page).title)}`;
          });
          const loads = LANGS.map((lang) => `${lang}: () => import('${NAME}/${lang}/${page}')`);
          return `{ name: '${page}', title: { ${(await Promise.all(titles)).join(', ')} }, load: { ${loads.join(', ')} } }`;
        });
        const searched = LANGS.map((lang) => `${lang}: () => import('${NAME}/search/${lang}')`);
        return `export const pages = [${(await Promise.all(entries)).join(',\n')}];\nexport const searched = { ${searched.join(', ')} };`;
      }
      const searched = /^\0virtual:book\/search\/(en|zh)$/.exec(id)?.[1];
      if (searched) {
        const texts = PAGES_OF_THE_BOOK.map(async (page) => {
          this.addWatchFile(file(searched, page));
          return sections(await readFile(file(searched, page), 'utf8'), page);
        });
        return `export default ${JSON.stringify((await Promise.all(texts)).flat())};`;
      }
      const found = /^\0virtual:book\/(en|zh)\/([\w-]+)$/.exec(id);
      if (!found?.[1] || !found[2]) return undefined;
      const [, lang, page] = found;
      this.addWatchFile(file(lang, page));
      return `export default ${JSON.stringify(read(await readFile(file(lang, page), 'utf8'), page))};`;
    },
  };
}
