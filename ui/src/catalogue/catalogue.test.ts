import { describe, expect, it } from 'vitest';
import type { Game } from '../lib/api';
import { examplesOf, proofsOf } from './detail';
import { grid, inTurn, slice, squares } from './picture';
import { byFamily, search } from './search';

const game = (name: string, en: string, zh: string, about: string, family: string) =>
  ({ game: name, title: { en, zh }, about: { en: about, zh: '' }, family }) as unknown as Game;

const games = [
  game('dag', 'Tokens on a graph', '有向图移棋', 'Like nim on a graph.', 'graphs'),
  game('nim', 'Nim', '尼姆博弈', 'Heaps of stones.', 'heaps'),
  game('wythoff', "Wythoff's game", '威佐夫博弈', 'Two heaps.', 'heaps'),
];

describe('searching', () => {
  it('finds by title in both languages, by name and by rules', () => {
    expect(search(games, 'wythoff').map(({ game }) => game)).toEqual(['wythoff']);
    expect(search(games, 'WYTHOFFS game').map(({ game }) => game)).toEqual(['wythoff']);
    expect(search(games, '威佐夫').map(({ game }) => game)).toEqual(['wythoff']);
    expect(search(games, 'heaps two').map(({ game }) => game)).toEqual(['wythoff']);
    expect(search(games, 'chess')).toEqual([]);
    expect(search(games, '  ')).toHaveLength(3);
  });
  it('puts titles before rules', () => {
    expect(search(games, 'nim').map(({ game }) => game)).toEqual(['nim', 'dag']);
  });
  it('groups by family', () => {
    expect(byFamily(games).map(({ family, games }) => [family, games.length])).toEqual([['heaps', 2], ['graphs', 1]]);
  });
});

describe('pictures', () => {
  it('mark the lost positions of Nim beside a third heap', () => {
    const { lost } = slice([0, 1, 2, 3, 4, 5, 6, 7], 5);
    // (a, b, 5) is lost where a xor b = 5: (0, 5), (1, 4), (2, 7), (3, 6) and the other way round.
    expect(lost.flatMap((row, a) => row.flatMap((set, b) => (set ? [`${a}${b}`] : [])))).toEqual(['05', '14', '27', '36', '41', '50', '63', '72']);
  });
  it('read outcomes in C order', () => {
    const { lost, drawn } = grid([0, 1, 2, 1, 0, 1], 2, 3);
    expect(lost).toEqual([[true, false, false], [false, true, false]]);
    expect(drawn[0]).toEqual([false, false, true]);
    expect(squares(lost)).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
  it('are asked for a few at a time', async () => {
    let now = 0;
    let most = 0;
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => inTurn(work, new AbortController().signal)));
    expect(most).toBe(3);
  });
});

describe('details', () => {
  it('make questions of examples', () => {
    const text = 'game g\nexample m=3 (21) is N\nexample misere (1, 2) is P\nexample (3) moves to (2)\nexample edges="0-1,1-0" (0) is D\n';
    expect(examplesOf('g', text).map(({ ask, misere }) => [ask, misere])).toEqual([
      ['g m=3 (21)', false],
      ['g (1, 2)', true],
      ['g edges=0-1,1-0 (0)', false],
    ]);
  });
  it('list only what is proved', () => {
    const proof = (claim: number, size: number | null, verdict = 'proved') => ({ game: 'nim', claim, size, verdict, message: '', assumptions: [] });
    const proofs = [proof(1, null), proof(2, 2), proof(2, 3), proof(3, 2, 'unknown')];
    expect(proofsOf({ proofs }, 1)).toEqual([{ game: 'nim', sizes: [], assumptions: [] }]);
    expect(proofsOf({ proofs }, 2)[0]?.sizes).toEqual([2, 3]);
    expect(proofsOf({ proofs }, 3)).toEqual([]);
  });
});
