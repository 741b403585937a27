import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { candidates, token, type Line } from './language';
import { BOARD_KINDS, BOARD_OPENINGS, COUNTING, FOLLOWING, FUNCTIONS, OPENINGS, RESERVED } from './vocabulary';

function kinds(text: string, board = false): [string, string][] {
  const line: Line = { first: null, board };
  const found: [string, string][] = [];
  for (let at = 0; at < text.length; ) {
    const { kind, to } = token(text, at, line);
    expect(to).toBeGreaterThan(at);
    if (kind) found.push([text.slice(at, to), kind]);
    at = to;
  }
  return found;
}

describe('tokens', () => {
  it('of a rule', () => {
    expect(kinds('(n) -> (n - k) where 1 <= k # comment')).toEqual([
      ['(', 'bracket'], ['n', 'name'], [')', 'bracket'], ['->', 'operator'], ['(', 'bracket'], ['n', 'name'],
      ['-', 'operator'], ['k', 'name'], [')', 'bracket'], ['where', 'keyword'], ['1', 'number'], ['<=', 'operator'],
      ['k', 'name'], ['# comment', 'comment'],
    ]);
  });
  it('of a rule in full-width characters', () => {
    expect(kinds('（ａ，１２）→（ａ）').map(([, kind]) => kind)).toEqual([
      'bracket', 'name', 'punctuation', 'number', 'bracket', 'operator', 'bracket', 'name', 'bracket',
    ]);
    expect(kinds('title zh “威佐夫博弈”')).toEqual([['title', 'keyword'], ['zh', 'keyword'], ['“威佐夫博弈”', 'string']]);
  });
  it('are words of the language only where they are meant so', () => {
    expect(kinds('end (0, 0) lost').filter(([, kind]) => kind === 'keyword')).toEqual([['end', 'keyword'], ['lost', 'keyword']]);
    expect(kinds('(end) -> (lost)').every(([, kind]) => kind !== 'keyword')).toBe(true);
    expect(kinds('game fibonacci-nim')).toEqual([['game', 'keyword'], ['fibonacci-nim', 'name']]);
    expect(kinds('(a, b) -> (a-b, b)')).toContainEqual(['-', 'operator']);
    expect(kinds('P(a, b) iff floor(phi*j) = a')).toEqual(
      expect.arrayContaining([['P', 'claim'], ['iff', 'keyword'], ['floor', 'function'], ['phi', 'function']]),
    );
  });
  it('come from any text without standing still', () => {
    for (const text of ['"open', '“open', '🙂🙂', '\u0000\ud800', '§§ ~', 'é̂', '   ']) kinds(text);
  });
});

describe('the words of the language', () => {
  it('are those of its grammar in the book', () => {
    const book = readFileSync(new URL('../../../book/en/language.md', import.meta.url), 'utf8');
    const grammar = /```ebnf\n([\s\S]*?)```/.exec(book)?.[1] ?? '';
    const words = [...grammar.matchAll(/"([a-z_]{2,})"/g)].map(([, word]) => word ?? '');
    expect(words.length).toBeGreaterThan(60);
    const known = new Set([...RESERVED, ...COUNTING, ...OPENINGS.map(({ name }) => name), ...Object.values(FOLLOWING).flat(), ...FUNCTIONS.map(({ name }) => name), 'phi']);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
  it('after the name of a game are sorts of parameters', () => {
    expect(kinds('game hexad(code: hexadecimal default "0.F6")').filter(([, kind]) => kind === 'keyword')).toEqual([
      ['game', 'keyword'], ['hexadecimal', 'keyword'], ['default', 'keyword'],
    ]);
  });
});

describe('completion', () => {
  const text = 'game stones(limit default 3)\n(n) -> (n - taken) where taken <= li\n';
  it('offers the names of the file', () => {
    const at = text.indexOf('li\n') + 2;
    const found = candidates(text, at);
    expect(found?.from).toBe(at - 2);
    const labels = found?.options.map(({ label }) => label) ?? [];
    expect(labels).toEqual(expect.arrayContaining(['limit', 'taken', 'n', 'xor', 'floor', 'and']));
    expect(labels).not.toContain('li');
  });
  it('offers beginnings of lines at the beginning of a line', () => {
    const labels = candidates(text + 'ex', text.length + 2)?.options.map(({ label }) => label) ?? [];
    expect(labels).toEqual(expect.arrayContaining(['example', 'value', 'P']));
    expect(labels).not.toContain('xor');
  });
  it('offers nothing in comments and texts', () => {
    expect(candidates('# no', 4)).toBe(null);
    expect(candidates('title en "no', 12)).toBe(null);
    expect(candidates('title en "yes" e', 16)).not.toBe(null);
  });
});

describe('a game on a board', () => {
  const text = 'game mine(n default 4)\non path(n)\ncells free ".", taken "#"\n\nu is free -> u is taken where no v ne\n';
  const labels = (text: string, at = text.length) => candidates(text, at)?.options.map(({ label }) => label) ?? [];
  const words = (text: string) => kinds(text, true).filter(([, kind]) => kind !== 'name' && kind !== 'operator' && kind !== 'bracket');
  it('has words of its own', () => {
    expect(words('cells a ".", b "#"').map(([word]) => word)).toEqual(['cells', '"."', ',', '"#"']);
    expect(words('u is a -> u is b where u, v in a row and row(u) = 1')).toEqual([
      ['is', 'keyword'], ['is', 'keyword'], ['where', 'keyword'], [',', 'punctuation'], ['in a row', 'keyword'], ['and', 'keyword'],
      ['row', 'function'], ['1', 'number'],
    ]);
    expect(words('on edges of king-grid(3, n)').slice(0, 3)).toEqual([['on', 'keyword'], ['edges of', 'keyword'], ['king-grid', 'keyword']]);
    expect(words('example misere 3 is N')).toEqual([
      ['example', 'keyword'], ['misere', 'keyword'], ['3', 'number'], ['is', 'keyword'], ['N', 'claim'],
    ]);
    // Words of other games are names.
    expect(kinds('u is prime', true)).toEqual([['u', 'name'], ['is', 'keyword'], ['prime', 'name']]);
  });
  it('is known by its line about the board', () => {
    const line: Line = { first: null };
    token('on graph', 0, line);
    expect(line.board).toBe(true);
    expect(kinds('u is even').filter(([, kind]) => kind === 'function')).toEqual([['even', 'function']]);
  });
  it('is completed by its own words', () => {
    expect(labels(text, text.indexOf('\n\n') + 1)).toEqual(BOARD_OPENINGS.map(({ name }) => name));
    const found = labels(text, text.length - 1);
    expect(found).toEqual(expect.arrayContaining(['next to', 'free', 'taken', 'u', 'n', 'distance']));
    expect(found).not.toEqual(expect.arrayContaining(['floor']));
    expect(labels('game g\non king-g')).toEqual([...BOARD_KINDS.map(({ name }) => name), 'edges of']);
    expect(candidates('game g\non king-g', 16)?.from).toBe(10);
    expect(labels('game g(n)\non path(')).toContain('n');
  });
});
