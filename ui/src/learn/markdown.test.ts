import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PAGES_OF_THE_BOOK } from './book';
import { anchor, edit, read, tried } from './markdown';

describe('anchors', () => {
  it('are as on GitHub', () => {
    const taken = new Set<string>();
    expect(anchor('Why a program can decide it', taken)).toBe('why-a-program-can-decide-it');
    expect(anchor('Bash’s game, from a to b', taken)).toBe('bashs-game-from-a-to-b');
    expect(anchor('尼姆博弈', taken)).toBe('尼姆博弈');
    expect(anchor('尼姆博弈', taken)).toBe('尼姆博弈-1');
  });
});

describe('files of the reader', () => {
  it('grow as they are told to', () => {
    const rules = 'game g\n(n) -> (n - 1)\n';
    const guessed = edit(rules, 'P(n) iff n = 0\n');
    expect(guessed).toBe('game g\n(n) -> (n - 1)\nP(n) iff n = 0\n');
    expect(edit(guessed, 'P(n) iff n mod 2 = 0\n')).toBe('game g\n(n) -> (n - 1)\nP(n) iff n mod 2 = 0\n');
    expect(edit(guessed, '# new\ngame h\n(n) -> ()\n')).toBe('# new\ngame h\n(n) -> ()\n');
  });
});

describe('commands', () => {
  const files = new Map([
    ['my.game', 'game my\n(n) -> (n - 1)\n'],
    ['p.csv', '1 2\n'],
  ]);
  const text = files.get('my.game');
  it('lead to where they can be tried', () => {
    expect(tried('bouton solve nim 14 21 39', files)).toEqual({ to: 'play', ask: 'nim 14 21 39' });
    expect(tried('bouton solve bash m=3 21 --misere --lang zh', files)).toEqual({ to: 'play', ask: 'bash m=3 21', misere: true });
    expect(tried('bouton solve my.game 12', files)).toEqual({ to: 'play', ask: 'mine.game 12', text });
    expect(tried('bouton table race piece=knight 0..7 0..7 --what value', files)).toEqual({
      to: 'map',
      ask: 'race piece=knight',
      ranges: '0..7 0..7',
      what: 'value',
    });
    expect(tried('bouton check my.game --upto 60', files)).toEqual({ to: 'rules', ask: 'mine.game', run: 'check', upto: '60', text });
    expect(tried('bouton prove my.game --certificate my.cert', files)).toEqual({ to: 'rules', ask: 'mine.game', run: 'prove', text });
    expect(tried('bouton period "{2,5,7}" --statistics', files)).toEqual({ to: 'sequence', ask: '{2,5,7}' });
    expect(tried('bouton matrix p.csv', files)).toEqual({ to: 'matrix', text: '1 2\n' });
    expect(tried('bouton guess p.csv --losing --predict "7 1..9" --lang zh', files)).toEqual({
      to: 'guess',
      losing: true,
      predict: '7 1..9',
      text: '1 2\n',
    });
    expect(tried('bouton discover my.game --emit cpp --format "T; n -> Yes/No" > main.cpp', files)).toEqual({
      to: 'rules',
      ask: 'mine.game',
      run: 'discover',
      text,
    });
  });
  it('of files that are not there lead nowhere', () => {
    expect(tried('bouton verify my.cert', files)).toBe(undefined);
    expect(tried('bouton check other.game', files)).toBe(undefined);
    expect(tried('bouton guess --run "./brute {n}"', files)).toBe(undefined);
    expect(tried('ls', files)).toBe(undefined);
  });
});

describe('a page', () => {
  const page = read(
    [
      '# Title *here*',
      '',
      '[简体中文](../zh/x.md)',
      '',
      'See [the method](method.md#nim), [there](#part) and [elsewhere](../../records/x.md). <b>bold</b>',
      '',
      '<!-- board: my.game 5 -->',
      '',
      '## Part',
      '',
      '```game my.game',
      'game my',
      '(n) -> (n - 1)',
      '```',
      '',
      '```console',
      '$ bouton check my.game',
      'fine <ok>',
      '```',
      '',
      '<!-- board: nim 1 2 -->',
      '',
      '<!-- sieve: my.game -->',
      '',
      '| a | b |',
      '|---|---|',
      '| 1 | 2 |',
    ].join('\n'),
    'x',
  );
  it('has its parts in order', () => {
    expect(page.title).toBe('Title here');
    expect(page.headings).toEqual([{ id: 'part', text: 'Part', level: 2 }]);
    expect(page.parts.map(({ kind }) => kind)).toEqual(['html', 'board', 'html', 'code', 'code', 'board', 'sieve', 'html']);
  });
  it('has boards with the rules of the page', () => {
    expect(page.parts[1]).toEqual({ kind: 'board', ask: 'mine.game 5', text: 'game my\n(n) -> (n - 1)\n' });
    expect(page.parts[5]).toEqual({ kind: 'board', ask: 'nim 1 2' });
    expect(page.parts[6]).toEqual({ kind: 'sieve', ask: 'mine.game', text: 'game my\n(n) -> (n - 1)\n' });
  });
  it('links to what the workbench has, and to nothing else', () => {
    const html = page.parts[0]?.kind === 'html' ? page.parts[0].html : '';
    expect(html).toContain('<a href="/learn/method#nim">the method</a>');
    expect(html).toContain('<a href="/learn/x#part">there</a>');
    expect(html).toContain('elsewhere');
    expect(html).not.toMatch(/records|<b>|简体中文/);
  });
});

describe('the book', () => {
  it('can be read, and its own links lead somewhere, in both languages', async () => {
    for (const lang of ['en', 'zh']) {
      const all = new Map<string, ReturnType<typeof read>>();
      for (const name of PAGES_OF_THE_BOOK) {
        const markdown = await readFile(new URL(`../../../book/${lang}/${name}.md`, import.meta.url), 'utf8');
        all.set(name, read(markdown, name));
      }
      for (const [name, page] of all) {
        for (const part of page.parts) {
          if (part.kind !== 'html') continue;
          for (const [, to = '', hash] of part.html.matchAll(/href="\/learn\/([\w-]+)(?:#([^"]*))?"/g)) {
            const there = all.get(to);
            expect(there, `${lang}/${name} links to ${to}`).toBeDefined();
            if (hash) expect(there?.headings.map(({ id }) => id), `${lang}/${name}`).toContain(decodeURIComponent(hash));
          }
        }
      }
      const boards = all.get('lessons')?.parts.filter((part) => part.kind === 'board') ?? [];
      expect(boards.length).toBeGreaterThanOrEqual(5);
      expect(boards.every((part) => part.kind === 'board' && !(part.ask.startsWith('mine.game') && !part.text))).toBe(true);
    }
  });
});

describe('lines of Chinese', () => {
  const html = (markdown: string) => read(markdown, 'method').parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');

  it('are joined without a blank', () => {
    expect(html('两人**对弈**\n轮流走，\n`n` 个。\n（一堆）')).toBe('<p>两人<strong>对弈</strong>轮流走，<code>n</code> 个。（一堆）</p>\n');
  });

  it('keep blanks beside letters, and paragraphs apart', () => {
    expect(html('堆 n\n个石子\nnim')).toBe('<p>堆 n\n个石子\nnim</p>\n');
    expect(html('一堆。\n\n两堆。')).toBe('<p>一堆。</p>\n<p>两堆。</p>\n');
    expect(html('Two heaps.\nOne heap.')).toBe('<p>Two heaps.\nOne heap.</p>\n');
  });
});
