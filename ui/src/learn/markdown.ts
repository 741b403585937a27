/** Pages of the book from their Markdown: when the pages are built, not in the browser. */
import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { PAGES_OF_THE_BOOK, type BookPage, type Heading, type Link, type Part } from './book.ts';
import type { Section } from './search.ts';

/** Name of a heading in addresses: as on GitHub, where the book is read too. */
export function anchor(text: string, taken: Set<string>): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
  let id = plain;
  for (let again = 1; taken.has(id); again += 1) id = `${plain}-${again}`;
  taken.add(id);
  return id;
}

/** The reader's file after typing these lines: a whole game, or lines that replace or join those of their kind. */
export function edit(before: string, lines: string): string {
  if (/^game /m.test(lines)) return lines;
  const head = lines.split(/[( ]/)[0] ?? '';
  const kept = before
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`${head}(`))
    .map((line) => `${line}\n`)
    .join('');
  return kept + lines;
}

/** The options of commands that take a value. */
const VALUED = new Set([
  '--lang',
  '--upto',
  '--what',
  '--emit',
  '--format',
  '--certificate',
  '--out',
  '--size',
  '--claim',
  '--to',
  '--time',
  '--run',
  '--at',
  '--layout',
  '--from',
  '--predict',
]);

/** Address at which a command of the book can be tried. `files` are the reader's texts so far. */
export function tried(command: string, files: Map<string, string>): Link | undefined {
  // Where the output goes is of no interest.
  const [asked = ''] = command.split(/ > [\w.-]+$/);
  const words = (asked.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  if (words[0] !== 'bouton') return undefined;
  const options = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 2; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) rest.push(word);
    else if (VALUED.has(word)) options.set(word, words[(at += 1)] ?? '');
    else options.set(word, '');
  }
  const own = rest.find((word) => files.has(word));
  if (rest.some((word) => /\.(game|csv|cert|txt)$/.test(word) && word !== own)) return undefined;
  const text = own === undefined ? {} : { text: files.get(own) ?? '' };
  const named = rest.map((word) => (word === own ? 'mine.game' : word));
  const ask = named.join(' ');
  const misere = options.has('--misere') ? { misere: true } : {};
  switch (words[1]) {
    case 'solve':
    case 'play':
      return named.length > 1 ? { to: 'play', ask, ...text, ...misere } : undefined;
    case 'table': {
      const cut = named.findIndex((word, place) => place > 0 && /^\d+(\.\.\d+)?$/.test(word));
      if (cut < 0) return undefined;
      const what = options.get('--what');
      return {
        to: 'map',
        ask: named.slice(0, cut).join(' '),
        ranges: named.slice(cut).join(' '),
        ...(what ? { what } : {}),
        ...text,
        ...misere,
      };
    }
    case 'check':
    case 'prove':
    case 'discover': {
      const upto = options.get('--upto');
      return { to: 'rules', ask, run: words[1], ...(upto ? { upto } : {}), ...text };
    }
    case 'period':
      return options.has('--misere') ? undefined : { to: 'sequence', ask, ...text };
    case 'guess': {
      const predict = options.get('--predict');
      if (own === undefined || options.has('--run')) return undefined;
      return { to: 'guess', ...(options.has('--losing') ? { losing: true } : {}), ...(predict ? { predict } : {}), ...text };
    }
    case 'matrix':
      return own === undefined ? undefined : { to: 'matrix', ...text };
    default:
      return undefined;
  }
}

/** A comment that stands for a live part. */
const LIVE = /^<!--\s*(board|sieve):\s*(.+?)\s*-->$/;

const CHINESE = '\\p{Script=Han}，。；：、！？（）“”《》…';
const CLOSED = '(?:</(?:strong|em|a|code)>)*';
const OPENED = '(?:<(?:strong|em|a|code)\\b[^>]*>)*';
/** Ends of lines within a paragraph of Chinese, where a browser would put a blank, and blanks that Markdown needs after marks of emphasis. */
const BROKEN = new RegExp(
  `(?<=[${CHINESE}]${CLOSED})\\n(?=${OPENED}[${CHINESE}])|(?<=[，。；：、！？）]${CLOSED})\\n(?=${OPENED}[^<\\s])|(?<=[，。；：、！？]</(?:strong|em)>) `,
  'gu',
);

/** A page of the book. */
export function read(markdown: string, name: string): BookPage {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  const tokens = new Lexer().lex(markdown);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = plain(tokens);
        const id = anchor(text, taken);
        headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = target(href, name);
        return to === undefined ? html : `<a href="${to}">${html}</a>`;
      },
      /** Pictures of the book are served beside the pages. */
      image({ href, text }) {
        const alt = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        const picture = /^\.\.\/pictures\/([\w-]+\.svg)$/.exec(href)?.[1];
        return picture ? `<img src="/pictures/${picture}" alt="${alt}" loading="lazy" />` : alt;
      },
      // The book has none of its own but comments.
      html: () => '',
    },
  });
  const first = new Map<string, string>();
  for (const token of tokens) {
    const [kind, file] = (token.type === 'code' ? ((token as Tokens.Code).lang ?? '') : '').split(' ');
    if (kind === 'game' && file && !first.has(file)) first.set(file, `${(token as Tokens.Code).text}\n`);
  }
  const files = new Map<string, string>();
  const parts: Part[] = [];
  let prose: Token[] = [];
  const flush = () => {
    const html = marked
      .parser(prose)
      .replaceAll(BROKEN, '')
      .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
      .replaceAll('</table>', '</table></div>');
    if (html.trim()) parts.push({ kind: 'html', html });
    prose = [];
  };
  for (const token of tokens) {
    const live = token.type === 'html' ? LIVE.exec(token.raw.trim()) : null;
    if (live?.[2]) {
      flush();
      const kind = live[1] === 'sieve' ? 'sieve' : 'board';
      const [game = '', ...rest] = live[2].split(' ');
      const text = files.get(game) ?? first.get(game);
      parts.push(text === undefined ? { kind, ask: live[2] } : { kind, ask: ['mine.game', ...rest].join(' '), text });
    } else if (token.type === 'code') {
      flush();
      parts.push(code(token as Tokens.Code, files));
    } else if (!switches(token)) prose.push(token);
  }
  flush();
  return { title: headings[0]?.text ?? name, headings: headings.slice(1), parts };
}

/** Ends of lines within a paragraph of Chinese. */
const APART = new RegExp(`(?<=[${CHINESE}])\\n(?=[${CHINESE}])`, 'gu');

/** A page of the book as it is searched. */
export function sections(markdown: string, name: string): Section[] {
  const taken = new Set<string>();
  const all: { id: string; heading: string; texts: string[] }[] = [];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === 'heading') {
      const { tokens, depth } = token as Tokens.Heading;
      const heading = plain(tokens);
      const id = anchor(heading, taken);
      // The title stands at the top of the page.
      all.push({ id: depth === 1 ? '' : id, heading, texts: [] });
    } else if (!switches(token)) all.at(-1)?.texts.push(spoken(token));
  }
  return all.map(({ id, heading, texts }) => [name, id, heading, texts.join(' ').replaceAll(APART, '').replaceAll(/\s+/g, ' ').trim()]);
}

/** The text of a token, without marks. */
function spoken(token: Token): string {
  if (token.type === 'html') return '';
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => item.tokens.map(spoken).join(' ')).join(' ');
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map((cell) => plain(cell.tokens)).join(' ');
  }
  return plain([token]);
}

/** The line that leads to the page in the other language. */
function switches(token: Token): boolean {
  return token.type === 'paragraph' && /^\[(简体中文|English)\]\(/.test(token.raw);
}

function code(token: Tokens.Code, files: Map<string, string>): Part {
  const info = token.lang ?? '';
  const [kind = '', file] = info.split(' ');
  const links: Link[] = [];
  const body = `${token.text}\n`;
  if (kind === 'game') {
    const whole = file === undefined ? body : edit(files.get(file) ?? '', body);
    if (file !== undefined) files.set(file, whole);
    if (/^game /m.test(whole)) links.push({ to: 'rules', text: whole });
  } else if (kind === 'csv' && file) {
    files.set(file, body);
    links.push({ to: 'matrix', text: body });
  } else if (kind === 'text' && file) {
    files.set(file, body);
  } else if (kind === 'console') {
    const command = /^\$ (.*)/.exec(token.text)?.[1];
    const link = command === undefined ? undefined : tried(command, files);
    if (link) links.push(link);
  }
  return { kind: 'code', info: kind, text: token.text, links };
}

function plain(tokens: Token[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '')).join('');
}

/** Address of a link of the book in the workbench; nothing if the workbench does not have it. */
function target(href: string, name: string): string | undefined {
  if (href.startsWith('#')) return `/learn/${name}${href}`;
  const [, page, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return page && PAGES_OF_THE_BOOK.includes(page) ? `/learn/${page}${hash}` : undefined;
}
