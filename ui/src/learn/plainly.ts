/** Pages of the book for readers without scripts and for search engines: the text of a page in all languages, within the page that shows it with scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES_OF_THE_BOOK, type BookPage, type Part } from './book.ts';
import { read, sections } from './markdown.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../book');
const LANGS = [
  ['en', 'en'],
  ['zh', 'zh-CN'],
] as const;

/** The text in place of the page that waits for scripts. */
const STYLE = '#app { display: none } body { max-width: 52rem; margin: 0 auto; padding: 1rem } pre { overflow-x: auto }';

/** Letters of the description that searches show. */
const DESCRIBED = 160;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const markdown = (lang: string, page: string) => readFileSync(path.join(folder, lang, `${page}.md`), 'utf8');

/** A page that has been read: each lists the titles of all. */
const known = new Map<string, BookPage>();

function page(lang: string, name: string): BookPage {
  const place = `${lang}/${name}`;
  const found = known.get(place) ?? read(markdown(lang, name), name);
  known.set(place, found);
  return found;
}

/** Addresses from the root of a server become those from the folder of the pages. */
const below = (html: string) => html.replaceAll(/((?:href|src)=")\//g, '$1./');

function told(part: Part): string {
  switch (part.kind) {
    case 'html':
      return below(part.html);
    case 'code':
      return `<pre>${escaped(part.text)}</pre>`;
    default:
      return '';
  }
}

/** The page with the text of this page of the book, its title, and its beginning as a description. */
export function plainly(html: string, name: string): string {
  const articles = LANGS.map(([lang, tag]) => {
    const links = PAGES_OF_THE_BOOK.map((one) => `<li><a href="./learn/${one}/">${escaped(page(lang, one).title)}</a></li>`);
    const parts = page(lang, name).parts.map(told);
    return `<article lang="${tag}">${parts.join('\n')}<nav><ol>${links.join('')}</ol></nav></article>`;
  });
  const { title } = page('en', name);
  const beginning = sections(markdown('en', name), name)[0]?.[3] ?? '';
  const described = beginning.length > DESCRIBED ? `${beginning.slice(0, beginning.lastIndexOf(' ', DESCRIBED))} …` : beginning;
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)} · Bouton</title>\n    <meta name="description" content="${escaped(described)}" />`)
    .replace('</head>', () => `  <noscript><style>${STYLE}</style></noscript>\n  </head>`)
    .replace('</body>', () => `  <noscript>${articles.join('\n')}</noscript>\n  </body>`);
}
