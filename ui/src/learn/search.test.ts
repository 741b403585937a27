import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PAGES_OF_THE_BOOK } from './book';
import { read, sections } from './markdown';
import { find, terms, type Section } from './search';

const text = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const hits = (pieces: { text: string; hit: boolean }[]) => pieces.filter(({ hit }) => hit).map(({ text }) => text);

async function readBook(lang: 'en' | 'zh') {
  const titles = new Map<string, string>();
  const all: Section[] = [];
  for (const page of PAGES_OF_THE_BOOK) {
    const markdown = await readFile(new URL(`../../../book/${lang}/${page}.md`, import.meta.url), 'utf8');
    titles.set(page, read(markdown, page).title);
    all.push(...sections(markdown, page));
  }
  return { titles, all };
}

const books = { en: readBook('en'), zh: readBook('zh') };
const book = (lang: 'en' | 'zh') => books[lang];

describe('what is looked for', () => {
  it('is words, and Chinese apart from letters', () => {
    expect(terms('  Nim   values ')).toEqual(['nim', 'values']);
    expect(terms('SG值 与 mex函数')).toEqual(['sg', '值', '与', 'mex', '函数']);
    expect(terms('ＮＩＭ nim')).toEqual(['nim']);
    expect(terms('--emit')).toEqual(['--emit']);
    expect(terms(' - … ')).toEqual([]);
  });
});

describe('sections', () => {
  it('are texts from heading to heading, without marks', () => {
    const markdown =
      '# Title\n\n[简体中文](../zh/a.md)\n\nWith **bold** [link](b.md) and\n`code`.\n\n<!-- board: nim 1 -->\n\n## Same\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | `d` |\n\n```console\n$ bouton solve nim 1\n```\n\n## Same\n\n> last\n';
    expect(sections(markdown, 'a')).toEqual([
      ['a', '', 'Title', 'With bold link and code.'],
      ['a', 'same', 'Same', 'one two a b c d $ bouton solve nim 1'],
      ['a', 'same-1', 'Same', 'last'],
    ]);
    // Lines of Chinese are not apart.
    expect(sections('# 题\n\n先手\n必胜。\n局面\n', 'a')).toEqual([['a', '', '题', '先手必胜。局面']]);
  });

  it('of the whole book have the places that its pages have', async () => {
    for (const lang of ['en', 'zh'] as const) {
      for (const page of PAGES_OF_THE_BOOK) {
        const markdown = await readFile(new URL(`../../../book/${lang}/${page}.md`, import.meta.url), 'utf8');
        const ids = sections(markdown, page).map(([, id]) => id);
        expect(ids).toEqual(['', ...read(markdown, page).headings.map(({ id }) => id)]);
      }
    }
  });
});

describe('search', () => {
  const all: Section[] = [
    ['one', '', 'Heaps', 'A heap of stones. Sheaps are nothing.'],
    ['one', 'xor', 'Nim sums', 'Add the heaps without carry.'],
    ['two', '', 'Boards', `${'Long words before it. '.repeat(20)}Here is a heap on a board. ${'And after it. '.repeat(30)}`],
    ['zh', '', '石子', '必败态只有一个：先手必败。'],
  ];
  const titles = new Map([
    ['one', 'Heaps'],
    ['two', 'Boards'],
    ['zh', '石子'],
  ]);
  const ids = (query: string) => find(all, titles, query).map(({ page, id }) => `${page}#${id}`);

  it('finds sections with all words, those with them in the heading first', () => {
    expect(ids('heaps')).toEqual(['one#', 'one#xor']);
    expect(ids('HEAP')).toEqual(['one#', 'one#xor', 'two#']);
    expect(ids('heap board')).toEqual(['two#']);
    expect(ids('heap camel')).toEqual([]);
    expect(ids('')).toEqual([]);
    expect(ids('。')).toEqual([]);
  });

  it('finds Chinese without blanks', () => {
    expect(ids('必败态')).toEqual(['zh#']);
    expect(ids('先手必败态')).toEqual(['zh#']);
    expect(ids('先手必胜')).toEqual([]);
  });

  it('shows the text around the first hit, with all hits marked', () => {
    const [found] = find(all, titles, 'heap a board');
    const shown = found?.excerpt ?? [];
    expect(text(shown)).toContain('Here is a heap on a board.');
    expect(text(shown).length).toBeLessThan(160);
    const [first] = find(all, titles, 'stones heap');
    expect(text(first?.excerpt ?? [])).toBe('A heap of stones. Sheaps are nothing.');
    expect(hits(first?.excerpt ?? [])).toEqual(['heap', 'stones', 'heap']);
    expect(hits(first?.heading ?? [])).toEqual(['Heap']);
  });

  it('shows the place where most words stand side by side', () => {
    const far: Section[] = [['one', '', 'Far', `A heap alone. ${'Other words. '.repeat(40)}Here a heap and a board.${' More of it.'.repeat(30)}`]];
    const [found] = find(far, titles, 'heap board');
    expect(text(found?.excerpt ?? [])).toContain('Here a heap and a board.');
    expect(hits(found?.excerpt ?? [])).toEqual(['heap', 'board']);
  });

  it('changes no letter of what it shows, also where a small letter is longer', () => {
    const odd: Section[] = [['one', '', 'İİİ heap', 'İİİİ HEAP İ']];
    const [found] = find(odd, titles, 'heap');
    expect(text(found?.heading ?? [])).toBe('İİİ heap');
    expect(hits(found?.heading ?? [])).toEqual(['heap']);
  });

  it('of the book leads where a reader would look', async () => {
    const { en, zh } = { en: await book('en'), zh: await book('zh') };
    const first = (query: string, { all, titles } = en) => find(all, titles, query).map(({ page }) => page);
    expect(first('certificate')[0]).toBe('certificate');
    expect(first('misere quotient')[0]).toBe('misere-heaps');
    expect(first('Neovim')[0]).toBe('editors');
    expect(first('torus')).toContain('boards');
    expect(first('notebook')[0]).toBe('notebook');
    expect(first('证书', zh)[0]).toBe('certificate');
    expect(first('棋盘', zh)).toContain('boards');
    expect(first('qwertyuiop')).toEqual([]);
    // Every section is found by its own heading.
    for (const { all, titles } of [en, zh]) {
      for (const [page, id, heading] of all) {
        if (terms(heading).length === 0) continue;
        const found = find(all, titles, heading, 8).map((one) => `${one.page}#${one.id}`);
        expect(found, heading).toContain(`${page}#${id}`);
      }
    }
  });
});
