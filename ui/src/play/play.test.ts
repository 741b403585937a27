import { describe, expect, it, vi } from 'vitest';
import type { Outcome, PlayMove, PlayPosition } from '../lib/api';
import { heapsOf, putTogether, takeApart, tupleOf } from './ask';
import { inWords, reply } from './engine';
import { larger } from './larger';
import { givenOf } from './given';
import { prefer, preferred } from './preferences';
import { fromQuery, toQuery, turnAt, type Record } from './record';
import { complete, losingMove, mistakes, worth } from './review';
import { groups, within } from './sum';

const otherwise: Record = { ask: 'wythoff 5,8', misere: null, made: [], engine: 'second', strength: 4, hints: true, revealed: false, helped: false };

describe('what somebody prefers', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });

  it('is to find moves without hints, until hints are chosen', () => {
    expect(preferred()).toMatchObject({ engine: 'second', strength: 4, hints: false });
    prefer({ engine: null, strength: 2 });
    expect(preferred()).toMatchObject({ engine: null, strength: 2, hints: false });
    prefer({ hints: true });
    expect(preferred()).toMatchObject({ engine: null, strength: 2, hints: true });
  });

  it('is forgotten where it makes no sense', () => {
    for (const text of ['{"engine":"third","strength":9,"hints":"yes"}', 'nonsense']) {
      kept.set('bouton.play', text);
      expect(preferred()).toMatchObject({ engine: 'second', strength: 4, hints: false });
    }
  });
});

describe('the score', () => {
  it('counts wins, and how many of them were with help', async () => {
    const { score } = await import('./score.svelte');
    score.add(4, 'won');
    score.add(4, 'won', true);
    score.add(4, 'lost');
    expect(score.tallies[4]).toEqual({ won: 2, helped: 1, drawn: 0, lost: 1 });
  });
});

describe('the parameters in words', () => {
  const sizes = [
    { name: 'rows', text: 'rows default 4', kind: 'natural', default: '4' },
    { name: 'columns', text: 'columns default 5', kind: 'natural', default: '5' },
  ] as const;

  it('are the sizes that are typed, in order or by name, and defaults', () => {
    const board = { form: 'cells', parameters: [...sizes] } as Parameters<typeof givenOf>[1];
    const told = (ask: string) => givenOf(ask, board).map((one) => one.replaceAll('\u00a0', ''));
    expect(told('wall')).toEqual(['rows=4', 'columns=5']);
    expect(told('wall 4 7')).toEqual(['rows=4', 'columns=7']);
    expect(told('wall 3')).toEqual(['rows=3', 'columns=5']);
    expect(told('wall 3 columns=9')).toEqual(['rows=3', 'columns=9']);
    expect(told('wall .#/__')).toEqual([]);
    expect(told('wall .#/__ rows=2')).toEqual(['rows=2']);
  });

  it('of other games do not stand in their positions', () => {
    const heaps = { form: 'row', parameters: [{ name: 'm', text: 'm >= 1', kind: 'natural', default: '3' }] } as Parameters<typeof givenOf>[1];
    expect(givenOf('bash 21', heaps)).toEqual(['m\u00a0=\u00a03']);
  });
});

describe('a game in an address', () => {
  it('comes back as it went', () => {
    const records: Record[] = [
      { ask: 'nim 3 4 + kayles 7', misere: null, made: ['nim 3 → 1', 'kayles 7 → 1 + 4'], engine: 'first', strength: 1, hints: false, revealed: true, helped: true },
      { ask: 'bash m=3 21', misere: true, made: [], engine: null, strength: 3, hints: true, revealed: false, helped: false },
      { ask: 'subtraction S={1, 3, 4} 20', misere: false, made: ['20 → 16'], engine: 'second', strength: 2, hints: true, revealed: false, helped: true },
    ];
    for (const record of records) {
      const pairs = Object.entries(toQuery(record)).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const query = new URLSearchParams(new URLSearchParams(pairs).toString());
      expect(fromQuery(query, otherwise)).toEqual(record);
    }
  });
  it('has what somebody prefers where it says nothing, or nonsense', () => {
    expect(fromQuery(new URLSearchParams(''), otherwise)).toEqual(otherwise);
    expect(fromQuery(new URLSearchParams('engine=x&strength=9&hints=maybe&made=;;'), otherwise)).toEqual(otherwise);
  });
  it('leaves moves out that are too long for an address', () => {
    expect(toQuery({ ...otherwise, made: ['x'.repeat(7000)] }).made).toBeUndefined();
  });
});

describe('a question', () => {
  const samples: [string, { game: string; given: string[]; position: string }[]][] = [
    ['nim 3 4 5', [{ game: 'nim', given: [], position: '3 4 5' }]],
    ['bash m=3 21', [{ game: 'bash', given: ['m=3'], position: '21' }]],
    ['nim 3 4 + kayles 7', [{ game: 'nim', given: [], position: '3 4' }, { game: 'kayles', given: [], position: '7' }]],
    ['nim (3) + (4)', [{ game: 'nim', given: [], position: '(3) + (4)' }]],
    ['subtraction S={1, 3, 4} 20', [{ game: 'subtraction', given: ['S={1, 3, 4}'], position: '20' }]],
    ['0.77 10', [{ game: '0.77', given: [], position: '10' }]],
    ['dag edges=0-1,1-2 0 0', [{ game: 'dag', given: ['edges=0-1,1-2'], position: '0 0' }]],
  ];
  it('comes apart and is put together again', () => {
    for (const [ask, parts] of samples) {
      const apart = takeApart(ask);
      expect(apart.map(({ game, given, position }) => ({ game, given: given.map(({ name, text }) => `${name}=${text}`), position }))).toEqual(parts);
      expect(putTogether(apart)).toBe(ask);
    }
  });
  it('of anything at all does not break it', () => {
    for (const ask of ['', '   ', '+', ' + + ', '=', 'a=', '{', '}}}', '"', '((((', 'nim ++ 3', '你好 3']) expect(() => putTogether(takeApart(ask))).not.toThrow();
  });
  it('has heaps or one tuple', () => {
    expect(heapsOf('3 4 (5)')).toEqual(['3', '4', '5']);
    expect(heapsOf('3,4')).toBeUndefined();
    expect(tupleOf('(4, 7)')).toEqual(['4', '7']);
    expect(tupleOf('3 4')).toBeUndefined();
  });
  it('is made larger, number by number', () => {
    expect(larger('nim 3 4', () => 0)).toBe('nim 4 5');
    const grown = takeApart(larger('wythoff 5,8', () => 0.99) ?? '')[0];
    expect(tupleOf(grown?.position ?? '')?.every((number, place) => Number(number) > [5, 8][place]!)).toBe(true);
    expect(larger('nim 3 + kayles 4', () => 0)).toBeUndefined();
    expect(larger(`nim ${'9'.repeat(40)}`, () => 0)).toBeUndefined();
  });
});

const move = (number: number, text: string, component = 0): PlayMove =>
  ({ number, text, component, parts: [], changes: [{ component, parts: [] }], outcome: null, value: null });

describe('the engine', () => {
  const position = {
    moves: [move(1, 'a'), move(2, 'b'), move(3, 'a')],
    advice: { number: 2, text: 'b', why: '' },
    end: null,
  } as unknown as PlayPosition;
  it('follows the advice when it is perfect', () => {
    for (const luck of [0, 0.3, 0.99]) expect(reply(position, 4, () => luck)).toBe('b');
  });
  /** Heaps of 3 and 9 stones, of which any number is taken; `number` is the place in the list. */
  const heaps = (remoteness: number | null, advised: number) => {
    const take = (component: number, from: number) =>
      Array.from({ length: from }, (_, left) => ({ component, parts: [[String(left)]], text: `${from} → ${left}` }));
    const listed = [...take(0, 3), ...take(1, 9)];
    const moves = listed.map(({ component, parts, text }, at) => ({ ...move(at + 1, text, component), parts, changes: [{ component, parts }] }));
    const advice = { number: advised, text: moves[advised - 1]?.text, why: '' };
    return { components: [{ numbers: ['3'] }, { numbers: ['9'] }], moves, moves_more: 0, advice, end: null, remoteness } as unknown as PlayPosition;
  };
  const far = heaps(15, 7);
  it('takes as much as it can when it is greedy, unless it wins at once', () => {
    for (const luck of [0, 0.5, 0.99]) expect(reply(far, 1, () => luck)).toBe('9 → 0');
    expect(reply(heaps(1, 2), 1, () => 0)).toBe('3 → 1');
  });
  it('plays anything when it is short-sighted, until it sees the end', () => {
    expect(reply(far, 2, () => 0)).toBe('3 → 0');
    expect(reply(far, 2, () => 0.99)).toBe('9 → 8');
    for (const luck of [0, 0.99]) expect(reply(heaps(4, 7), 2, () => luck)).toBe('9 → 3');
  });
  it('is one off at times when it miscounts, and only while the end is far', () => {
    const chances = (...all: number[]) => () => all.shift() ?? 0;
    expect(reply(far, 3, chances(0.39, 0))).toBe('9 → 2');
    expect(reply(far, 3, chances(0.39, 0.99))).toBe('9 → 4');
    expect(reply(far, 3, chances(0.4))).toBe('9 → 3');
    for (const luck of [0, 0.99]) expect(reply(heaps(10, 7), 3, () => luck)).toBe('9 → 3');
  });
  it('takes the number of moves for the distance where that is not known', () => {
    expect(reply(heaps(null, 7), 3, () => 0)).toBe('9 → 2');
  });
  it('says a move by its number where the words fit another', () => {
    expect(inWords(position, position.moves[0]!)).toBe('a');
    expect(inWords(position, position.moves[2]!)).toBe('3');
  });
  it('makes none when play is over', () => {
    expect(reply({ ...position, end: { winner: 'first' } }, 1, () => 0)).toBeUndefined();
  });
});

describe('looking over a game', () => {
  const at = (outcome: Outcome | null, end: PlayPosition['end'] = null) => ({ outcome, end }) as unknown as PlayPosition;
  it('knows what a position is worth to whom', () => {
    expect(worth(at('N'), 0, 'first')).toBe('win');
    expect(worth(at('N'), 1, 'first')).toBe('lose');
    expect(worth(at('P'), 1, 'first')).toBe('win');
    expect(worth(at('D'), 3, 'second')).toBe('draw');
    expect(worth(at(null), 0, 'first')).toBeUndefined();
    expect(worth(at('N', { winner: null }), 4, 'first')).toBe('draw');
    expect(worth(at('P', { winner: 'second' }), 4, 'first')).toBe('lose');
  });
  it('finds each move that gave something away, and no other', () => {
    // Won for who moves; given away by the first; given back by the second; kept.
    const line = [at('N'), at('N'), at('N'), at('P')];
    expect(mistakes(line)).toEqual([
      { ply: 0, side: 'first', before: 'win', after: 'lose' },
      { ply: 1, side: 'second', before: 'win', after: 'lose' },
    ]);
    expect(mistakes([at('P'), at('N')])).toEqual([]);
    expect(mistakes([at('D'), at('N')])).toEqual([{ ply: 0, side: 'first', before: 'draw', after: 'lose' }]);
    expect(mistakes([at('N'), at('D')])).toEqual([{ ply: 0, side: 'first', before: 'win', after: 'draw' }]);
    expect(mistakes([at('N'), at(null), undefined])).toEqual([]);
  });
  it('finds the move that lost: the last by which the loser gave something away', () => {
    const line = [at('N'), at('N'), at('N'), at('N'), at('P')];
    // Given away by the first, given back by the second, given away again: the third move lost.
    expect(losingMove(line, 'second')?.ply).toBe(2);
    expect(losingMove([at('P'), at('N'), at('P', { winner: 'second' })], 'second')).toBeUndefined();
  });
  it('says when not everything is known', () => {
    expect(complete([at('N'), at('P')])).toBe(true);
    expect(complete([at('N'), at(null)])).toBe(false);
  });
  it('lets the first player begin', () => {
    expect([0, 1, 2].map(turnAt)).toEqual(['first', 'second', 'first']);
  });
});

describe('a sum of games', () => {
  const part = (game: string, number: string) => ({ game, numbers: [number] });
  const position = {
    components: [part('nim', '3'), part('kayles', '7'), part('nim', '4')],
    moves: [move(1, 'nim 3 → 0', 0), move(2, 'kayles 7 → 6', 1), move(3, 'nim 4 → 2', 2)],
  } as unknown as PlayPosition;
  it('has a board for each game, whose moves are those of the whole', () => {
    const [nim, kayles] = groups(position);
    expect(nim?.components).toEqual([0, 2]);
    expect(nim?.position.moves.map(({ number, component }) => [number, component])).toEqual([[1, 0], [3, 1]]);
    expect(kayles?.position.moves.map(({ number, component }) => [number, component])).toEqual([[2, 0]]);
    expect(within(position.moves[1]!, [0, 2])).toBeUndefined();
    expect(within(null, [0])).toBeUndefined();
  });
});
