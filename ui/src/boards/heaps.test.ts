import { describe, expect, it } from 'vitest';
import type { PlayMove, PlayPosition } from '../lib/api';
import { alone, assign, beside, fitting, heapsIn, left, touches } from './heaps';

/** A position of one game with all its moves, by rules that are written out here. */
function position(components: number[][], moves: { component: number; parts: number[][] }[][]): PlayPosition {
  const words = (numbers: number[]) => numbers.map(String);
  const listed = moves.map((changes, index): PlayMove => {
    const said = changes.map(({ component, parts }) => ({ component, parts: parts.map(words) }));
    return { number: index + 1, text: `${index}`, component: said[0]!.component, parts: said[0]!.parts, changes: said, outcome: null, value: null };
  });
  return { components: components.map((numbers) => ({ game: 'g', numbers: words(numbers) })), moves: listed } as unknown as PlayPosition;
}

/** The numbers of the moves that a touch means, by what it leaves. */
function numbers(touches: ReadonlyMap<string, readonly PlayMove[]>): Record<string, number[]> {
  return Object.fromEntries([...touches].map(([leave, moves]) => [leave, moves.map(({ number }) => number)]));
}

describe('taking from heaps', () => {
  it('finds the one move of Nim', () => {
    const nim = position([[3], [2]], [
      ...[0, 1, 2].map((left) => [{ component: 0, parts: [[left]] }]),
      ...[0, 1].map((left) => [{ component: 1, parts: [[left]] }]),
    ]);
    const [first, second] = [heapsIn(nim, 0)[0]!, heapsIn(nim, 1)[0]!];
    expect(fitting(nim, [{ heap: first, leave: '1' }]).map(({ number }) => number)).toEqual([2]);
    expect(fitting(nim, [{ heap: second, leave: '1' }]).map(({ number }) => number)).toEqual([5]);
    expect(fitting(nim, [{ heap: second, leave: '2' }])).toEqual([]);
  });

  it('takes a move in an equal heap for one in the heap that was touched', () => {
    const nim = position([[2], [2]], [0, 1].map((left) => [{ component: 0, parts: [[left]] }]));
    const touched = heapsIn(nim, 1)[0]!;
    const [move] = fitting(nim, [{ heap: touched, leave: '0' }]);
    expect(move?.number).toBe(1);
    expect(assign(nim, move!, [{ heap: touched, leave: '0' }])?.get(1)).toBe(0);
  });

  it('means by a touch in Wythoff the move in one heap alone, and finds the one in both', () => {
    const wythoff = position([[4, 7]], [
      [{ component: 0, parts: [[2, 7]] }],
      [{ component: 0, parts: [[2, 5]] }],
      [{ component: 0, parts: [[4, 5]] }],
    ]);
    const [a, b] = heapsIn(wythoff, 0);
    const wanted = [{ heap: a!, leave: '2' }];
    const found = fitting(wythoff, wanted);
    expect(found.map(({ number }) => number)).toEqual([1, 2]);
    expect(found.map((move) => alone(wythoff, move, a!))).toEqual([true, false]);
    const all = [a!, b!].map((heap) => touches(wythoff, heap));
    expect(numbers(all[0]!)).toEqual({ 2: [1] });
    expect(numbers(all[1]!)).toEqual({ 5: [3] });
    expect(beside(wythoff, all).map(({ number }) => number)).toEqual([2]);
    expect(fitting(wythoff, [...wanted, { heap: b!, leave: '5' }]).map(({ number }) => number)).toEqual([2]);
    expect(left(found[1]!, b!)).toBe('5');
    expect(left(found[0]!, b!)).toBeUndefined();
  });

  it('splits a heap where it was touched', () => {
    const grundy = position([[7]], [[{ component: 0, parts: [[1], [6]] }], [{ component: 0, parts: [[3], [4]] }]]);
    const heap = heapsIn(grundy, 0)[0]!;
    expect(fitting(grundy, [{ heap, leave: '4' }]).map(({ number }) => number)).toEqual([2]);
    expect(fitting(grundy, [{ heap, leave: '2' }])).toEqual([]);
    expect(left(grundy.moves[0]!, heap)).toBeNull();
  });

  it('takes from several heaps at once', () => {
    const moore = position([[2], [2], [3]], [
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

  it('means by a touch the only moves that leave so much, if none is in that heap alone', () => {
    // From one heap to the other, and a heap split: no stone is taken away by itself.
    const give = position([[3, 1]], [[{ component: 0, parts: [[2, 2]] }], [{ component: 0, parts: [[1, 3]] }], [{ component: 0, parts: [[4, 0]] }]]);
    const all = [0, 1].map((place) => touches(give, heapsIn(give, 0)[place]!));
    // A heap that grows is not one that is taken from.
    expect(all.map(numbers)).toEqual([{ 2: [1], 1: [2] }, { 0: [3] }]);
    expect(beside(give, all)).toEqual([]);
    // In Lasker's game a heap is made smaller or split, and a touch makes it smaller.
    const lasker = position([[3]], [...[0, 1, 2].map((left) => [{ component: 0, parts: [[left]] }]), [{ component: 0, parts: [[1], [2]] }]]);
    const touched = touches(lasker, heapsIn(lasker, 0)[0]!);
    expect(numbers(touched)).toEqual({ 0: [1], 1: [2], 2: [3] });
    expect(beside(lasker, [touched]).map(({ number }) => number)).toEqual([4]);
  });

  it('takes a move that sets a bound as well for one in the heap alone', () => {
    const fibonacci = position([[13, 12]], [[{ component: 0, parts: [[12, 2]] }], [{ component: 0, parts: [[11, 4]] }]]);
    const [heap, ...more] = heapsIn(fibonacci, 0, ['n', 'cap']);
    expect(more).toEqual([]);
    expect(fibonacci.moves.map((move) => alone(fibonacci, move, heap!, ['n', 'cap']))).toEqual([true, true]);
    expect(fibonacci.moves.map((move) => alone(fibonacci, move, heap!))).toEqual([false, false]);
  });

  it('does not take a bound for a heap', () => {
    const fibonacci = position([[13, 12]], []);
    expect(heapsIn(fibonacci, 0, ['n', 'cap']).map(({ place }) => place)).toEqual([0]);
    expect(heapsIn(fibonacci, 0, ['a', 'b']).map(({ place }) => place)).toEqual([0, 1]);
  });
});
