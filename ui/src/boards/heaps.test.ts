import { describe, expect, it } from 'vitest';
import type { PlayMove, Standing } from '../lib/api';
import { assign, exactly, fitting, heapsIn, left } from './heaps';

/** A position of one game with all its moves, by rules that are written out here. */
function standing(components: number[][], moves: { component: number; parts: number[][] }[][]): Standing {
  const words = (numbers: number[]) => numbers.map(String);
  const listed = moves.map((changes, index): PlayMove => {
    const said = changes.map(({ component, parts }) => ({ component, parts: parts.map(words) }));
    return { number: index + 1, text: `${index}`, component: said[0]!.component, parts: said[0]!.parts, changes: said };
  });
  return { components: components.map((numbers) => ({ game: 'g', numbers: words(numbers) })), moves: listed } as unknown as Standing;
}

describe('taking from heaps', () => {
  it('finds the one move of Nim', () => {
    const nim = standing([[3], [2]], [
      ...[0, 1, 2].map((left) => [{ component: 0, parts: [[left]] }]),
      ...[0, 1].map((left) => [{ component: 1, parts: [[left]] }]),
    ]);
    const [first, second] = [heapsIn(nim, 0)[0]!, heapsIn(nim, 1)[0]!];
    expect(fitting(nim, [{ heap: first, leave: '1' }]).map(({ number }) => number)).toEqual([2]);
    expect(fitting(nim, [{ heap: second, leave: '1' }]).map(({ number }) => number)).toEqual([5]);
    expect(fitting(nim, [{ heap: second, leave: '2' }])).toEqual([]);
  });

  it('takes a move in an equal heap for one in the heap that was touched', () => {
    const nim = standing([[2], [2]], [0, 1].map((left) => [{ component: 0, parts: [[left]] }]));
    const touched = heapsIn(nim, 1)[0]!;
    const [move] = fitting(nim, [{ heap: touched, leave: '0' }]);
    expect(move?.number).toBe(1);
    expect(assign(nim, move!, [{ heap: touched, leave: '0' }])?.get(1)).toBe(0);
  });

  it('offers both moves of Wythoff, the one that takes from one heap alone first', () => {
    const wythoff = standing([[4, 7]], [
      [{ component: 0, parts: [[2, 7]] }],
      [{ component: 0, parts: [[2, 5]] }],
      [{ component: 0, parts: [[4, 5]] }],
    ]);
    const [a, b] = heapsIn(wythoff, 0);
    const wanted = [{ heap: a!, leave: '2' }];
    const found = fitting(wythoff, wanted);
    expect(found.map(({ number }) => number)).toEqual([1, 2]);
    expect(found.map((move) => exactly(wythoff, move, wanted))).toEqual([true, false]);
    expect(fitting(wythoff, [...wanted, { heap: b!, leave: '5' }]).map(({ number }) => number)).toEqual([2]);
    expect(left(found[1]!, b!)).toBe('5');
    expect(left(found[0]!, b!)).toBeUndefined();
  });

  it('splits a heap where it was touched', () => {
    const grundy = standing([[7]], [[{ component: 0, parts: [[1], [6]] }], [{ component: 0, parts: [[3], [4]] }]]);
    const heap = heapsIn(grundy, 0)[0]!;
    expect(fitting(grundy, [{ heap, leave: '4' }]).map(({ number }) => number)).toEqual([2]);
    expect(fitting(grundy, [{ heap, leave: '2' }])).toEqual([]);
    expect(left(grundy.moves[0]!, heap)).toBeNull();
  });

  it('takes from several heaps at once', () => {
    const moore = standing([[2], [2], [3]], [
      [{ component: 0, parts: [[1]] }],
      [{ component: 0, parts: [[1]] }, { component: 2, parts: [[0]] }],
      [{ component: 0, parts: [[0]] }, { component: 1, parts: [[1]] }],
    ]);
    const heaps = [0, 1, 2].map((component) => heapsIn(moore, component)[0]!);
    expect(fitting(moore, [{ heap: heaps[1]!, leave: '1' }]).map(({ number }) => number)).toEqual([1, 2, 3]);
    const both = [{ heap: heaps[0]!, leave: '1' }, { heap: heaps[1]!, leave: '0' }];
    expect(fitting(moore, both).map(({ number }) => number)).toEqual([3]);
    expect([...assign(moore, moore.moves[2]!, both)!]).toEqual([[0, 1], [1, 0]]);
  });

  it('does not take a bound for a heap', () => {
    const fibonacci = standing([[13, 12]], []);
    expect(heapsIn(fibonacci, 0, ['n', 'cap']).map(({ place }) => place)).toEqual([0]);
    expect(heapsIn(fibonacci, 0, ['a', 'b']).map(({ place }) => place)).toEqual([0, 1]);
  });
});
