import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';

// What the address and the settings need of a browser.
Object.assign(globalThis, {
  location: new URL('http://127.0.0.1/?lang=en'),
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { addEventListener: () => undefined },
  addEventListener: () => undefined,
});
const { control, pieces } = await import('./controls');
const { settings } = await import('./settings.svelte');

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
