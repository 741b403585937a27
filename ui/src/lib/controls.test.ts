import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from './api';

// What the address and the settings need of a browser.
Object.assign(globalThis, {
  location: new URL('http://127.0.0.1/?lang=en'),
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { addEventListener: () => undefined },
  addEventListener: () => undefined,
});
const { control, pieces } = await import('./controls');
const { settings } = await import('./settings.svelte');
const { titles } = await import('./own');
const { catalogue } = await import('./catalogue.svelte');

const text = (sentence: string) => pieces(sentence).map((piece) => piece.text).join('');
afterEach(() => settings.setLang('en'));

/** Sentences that the server may send: those of the terminal alone stand apart. */
function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'terminal') return [];
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith('.rs') ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}
const crates = new URL('../../../crates/', import.meta.url);
const spoken = ['words', 'question', 'language'].flatMap((crate) => sources(new URL(`${crate}/src/`, crates)));
const code = spoken
  .flatMap((source) => source.split('\n').filter((line) => !/^\s*\/\//.test(line)))
  .flatMap((line) => line.match(/`[^`]+`/g) ?? [])
  .map((piece) => piece.slice(1, -1))
  .filter((piece) => /^(bouton |--[a-z])/.test(piece));

describe('commands and options in the sentences of the server', () => {
  it('are there to be found', () => expect(code.length).toBeGreaterThan(40));

  it.each([...new Set(code)])('`%s` is no command on a page', (piece) => {
    for (const lang of ['en', 'zh'] as const) {
      settings.setLang(lang);
      const found = control(piece);
      // The first line of a certificate is no command.
      if (!found) expect(piece).toMatch(/^bouton [a-z]+ 1$/);
      else expect(found.text).not.toMatch(/bouton|--/);
    }
  });

  it('are links to what they do', () => {
    expect(pieces('(see `bouton prove bash m=3 --size 2`).')).toEqual([
      { text: '(see ' },
      { text: 'its proof', href: '/rules?game=bash&with=m%3D3&run=prove&size=2' },
      { text: ').' },
    ]);
    expect(pieces('`bouton period 0.77 --to 9`')[0]?.href).toBe('/map?as=sequence&ask=0.77&to=9');
    expect(pieces('write `bouton table nim 0..20 0..20`, or')[1]).toEqual({ text: '0..20 0..20', code: true });
  });

  it('are labels of fields', () => {
    expect(text('enough for `--upto 30`')).toBe('enough for “Up to” 30');
    expect(text('(`--memory` allows more)')).toBe('(a larger limit of the server allows more)');
    settings.setLang('zh');
    expect(text('可用 `--upto 30`')).toBe('可用“上限”30');
    expect(text('（见 `bouton prove nim`）')).toBe('（见其证明）');
  });

  it('are left alone where they are none', () => {
    expect(pieces('`P(n) iff n mod 3 = 0`')).toEqual([{ text: 'P(n) iff n mod 3 = 0', code: true }]);
    expect(text('begins with `bouton period 1`')).toBe('begins with bouton period 1');
  });
});

describe('games in the sentences of the server', () => {
  const said = (sentence: string, titled = true) => pieces(sentence, titled).map((piece) => piece.text).join('');
  beforeAll(() => {
    const game = (game: string, en: string, zh: string) => ({ game, title: { en, zh } }) as Game;
    catalogue.games = [game('bash', "Bash's game", '巴什博弈'), game('nim', 'Nim', '尼姆博弈'), game('dag', 'Tokens on a graph', '有向图移棋')];
  });

  it('are called by their titles where nobody types them', () => {
    expect(said('The nim-values of `nim` follow.')).toBe('The nim-values of Nim follow.');
    expect(said('all positions of `bash m=3`')).toBe("all positions of Bash's game with m\u00a0=\u00a03");
    settings.setLang('zh');
    expect(said('`nim` 的 SG 值')).toBe('尼姆博弈的 SG 值');
    expect(said('对 `bash m=3` 的所有局面')).toBe('对 m\u00a0=\u00a03 的巴什博弈的所有局面');
  });

  it('of one’s own are called by the titles that their rules give them, and never by those of other games', () => {
    titles.set('queen', { en: 'A queen', zh: '皇后' });
    titles.set('nim', { en: 'Mine', zh: '我的' });
    titles.set('bash', undefined);
    expect(said('all positions of `queen`')).toBe('all positions of A queen');
    for (const name of ['nim', 'bash m=3']) expect(pieces(`\`${name}\``, true)).toEqual([{ text: name, code: true }]);
    titles.set('nim', { en: 'Nim', zh: '尼姆博弈' });
    expect(said('`nim`')).toBe('Nim');
    titles.clear();
  });

  it('keep their names where they are to be typed, and where there is no title', () => {
    expect(pieces('did you mean `nim`?')[1]).toEqual({ text: 'nim', code: true });
    for (const other of ['mine', 'n mod 4', 'nim 3 4', `dag edges=${'0-1,'.repeat(20)}1-2`]) expect(pieces(`\`${other}\``, true)).toEqual([{ text: other, code: true }]);
  });
});
