import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples';

describe('an example of a game', () => {
  it('says who wins, by which convention, and where that is from', () => {
    expect(exampleOf('misere (1) + (1) + (1) is P by "Bouton 1901"')).toEqual({
      convention: 'misere',
      given: [],
      position: '(1) + (1) + (1)',
      fact: { kind: 'P' },
      source: 'Bouton 1901',
    });
    expect(exampleOf('(14) + (21) + (39) is N')).toEqual({ given: [], position: '(14) + (21) + (39)', fact: { kind: 'N' } });
  });

  it('may have parameters of every kind', () => {
    expect(exampleOf('S={1, 3, 4} (7) has value 0')?.given).toEqual(['S\u00a0=\u00a0{1, 3, 4}']);
    const walls = exampleOf('rows=3 walls={(1, 2), (3, 3)} [] wins only to [2, 3], [3, 2] by "JSOI 2009, Game"');
    expect(walls?.given).toEqual(['rows\u00a0=\u00a03', 'walls\u00a0=\u00a0{(1, 2), (3, 3)}']);
    expect(walls?.position).toBe('[]');
    expect(walls?.fact).toEqual({ kind: 'wins', to: ['[2, 3]', '[3, 2]'] });
    expect(exampleOf('edges="0-1,1-2" (0) + (2) is P')?.position).toBe('(0) + (2)');
  });

  it('keeps sums of one move together', () => {
    expect(exampleOf('(4) + (3) wins only to (3) + (2), (3) + (1) by "Smith 1966"')?.fact).toEqual({ kind: 'wins', to: ['(3) + (2)', '(3) + (1)'] });
    expect(exampleOf('(5) moves to (1) + (2)')?.fact).toEqual({ kind: 'moves', to: ['(1) + (2)'] });
  });

  it('may be about boards of several sizes, and is read in every game on boards', () => {
    expect(exampleOf('1 1..3 has values 0, 1, 1 by "Winning Ways"')).toEqual({ given: [], position: '1 1..3', fact: { kind: 'values', each: ['0', '1', '1'] }, source: 'Winning Ways' });
    expect(exampleOf('3..5 is N, N, P')?.fact).toEqual({ kind: 'outcomes', each: ['N', 'N', 'P'] });
    expect(exampleOf('"ooo/oo." is P')?.position).toBe('"ooo/oo."');
    const boards = new URL('../../../crates/catalog/boards/', import.meta.url);
    const lines = readdirSync(boards).flatMap((file) => readFileSync(new URL(file, boards), 'utf8').split('\n'));
    const all = lines.filter((line) => line.startsWith('example '));
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((line) => !exampleOf(line.slice('example '.length)))).toEqual([]);
  });

  it('is read in every game of the catalogue', () => {
    const games = new URL('../../../crates/catalog/games/', import.meta.url);
    const all = readdirSync(games).flatMap((file) => readFileSync(new URL(file, games), 'utf8').split('\n'));
    // Ranges of positions are no examples of one.
    const single = all.filter((line) => line.startsWith('example ') && !/ (has values|is [PND] only) /.test(line) && !line.endsWith(','));
    expect(single.length).toBeGreaterThan(300);
    expect(single.filter((line) => !exampleOf(line.slice('example '.length)))).toEqual([]);
  });
});
