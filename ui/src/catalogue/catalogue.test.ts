import { describe, expect, it } from 'vitest';
import type { Game, Table } from '../lib/api';
import { inTurn } from '../lib/inTurn';
import type { Attempt } from '../lib/requests';
import { proofsOf } from './detail';
import { cellsOf, squares, trimmed } from './picture';
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
  it('finds by other names and spellings, and leaves out what could be said of any game', () => {
    const found = (wanted: string) => search(games, wanted).map(({ game }) => game);
    expect(found('misère queens')).toEqual([]);
    expect(found('queens')).toEqual(['wythoff']);
    expect(found('反尼姆')).toEqual(['nim']);
    expect(found('威佐夫博奕')).toEqual(['wythoff']);
    expect(found('黄金分割')).toEqual(['wythoff']);
    expect(found('Nim 游戏')).toEqual(['nim', 'dag']);
    expect(found('取石子问题')).toEqual(['nim', 'wythoff']);
    expect(found('博弈')).toEqual(['nim', 'wythoff']);
  });
  it('puts titles before rules', () => {
    expect(search(games, 'nim').map(({ game }) => game)).toEqual(['nim', 'dag']);
  });
  it('groups by family', () => {
    expect(byFamily(games).map(({ family, games }) => [family, games.length])).toEqual([['heaps', 2], ['graphs', 1]]);
  });
});

describe('pictures', () => {
  it('read outcomes in C order', () => {
    const axes = [1, 2].map((last) => ({ name: 'x', first: 0, last, fixed: false }));
    const { lost, drawn } = cellsOf({ axes, cells: Uint8Array.of(0, 1, 2, 1, 0, 1), vacant: null } as unknown as Table);
    expect(lost).toEqual([[true, false, false], [false, true, false]]);
    expect(drawn[0]).toEqual([false, false, true]);
    expect(squares(lost)).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
  it('of rows are lines of the first half of the numbers, without empty edges', () => {
    // Two numbers from 0 to 2 in order: (0, 1), (0, 2), (1, 2) are positions.
    const axes = ['x1', 'x2'].map((name) => ({ name, first: 0, last: 2, fixed: false }));
    const table = { axes, cells: Uint8Array.of(255, 1, 0, 255, 255, 1, 255, 255, 255), vacant: 255 } as unknown as Table;
    expect(trimmed(cellsOf(table))).toEqual({
      lost: [[false, true], [false, false]],
      drawn: [[false, false], [false, false]],
      vacant: [[false, false], [true, false]],
    });
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
  it('list only what is proved', () => {
    const proof = (claim: number, size: number | null, verdict: Attempt['verdict'] = 'proved') => ({ game: 'nim', claim, size, verdict, assumptions: [] });
    const proofs = [proof(1, null), proof(2, 2), proof(2, 3), proof(3, 2, 'undecided')];
    expect(proofsOf({ proofs }, 1)).toEqual([{ game: 'nim', sizes: [], assumptions: [] }]);
    expect(proofsOf({ proofs }, 2)[0]?.sizes).toEqual([2, 3]);
    expect(proofsOf({ proofs }, 3)).toEqual([]);
  });
});
