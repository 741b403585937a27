import { describe, expect, it } from 'vitest';
import type { Automaton } from '../lib/requests';
import { digits, numbersOf, run } from './run';

/** Multiples of three in binary: the state is the remainder. */
const thirds: Automaton = {
  accepts: 'multiples of three',
  names: ['n'],
  radix: 2,
  places: Array.from({ length: 64 }, (_, at) => String(2n ** BigInt(at))),
  accepting: [true, false, false],
  next: [
    [0, 1],
    [2, 0],
    [1, 2],
  ],
  states: [],
  radius: 18,
};
/** Pairs of equal numbers; another column leads nowhere. */
const equal: Automaton = { ...thirds, names: ['a', 'b'], accepting: [true], next: [[0, null, null, 0]] };

describe('an automaton on digits', () => {
  it('writes numbers greedily', () => {
    const fibonacci = [1n, 2n, 3n, 5n, 8n, 13n];
    expect(digits(0n, fibonacci)).toEqual([]);
    // 11 = 8 + 3.
    expect(digits(11n, fibonacci)).toEqual([1, 0, 1, 0, 0]);
  });

  it('reads the highest digit first', () => {
    expect(run(thirds, [6n]).map(({ state }) => state)).toEqual([1, 0, 0]);
    for (let n = 0n; n < 40n; n += 1n) {
      const last = run(thirds, [n]).at(-1)?.state ?? 0;
      expect(thirds.accepting[last], String(n)).toBe(n % 3n === 0n);
    }
  });

  it('fills a shorter number up with zeros, and stops where nothing can follow', () => {
    expect(run(equal, [5n, 5n]).at(-1)).toEqual({ column: [1, 1], state: 0 });
    expect(run(equal, [5n, 1n])).toEqual([
      { column: [1, 0], state: null },
      { column: [0, 0], state: null },
      { column: [1, 1], state: null },
    ]);
  });

  it('takes numbers alone', () => {
    expect(numbersOf(['5', ' 8 '], equal)).toEqual([5n, 8n]);
    expect(numbersOf(['5', ''], equal)).toBeUndefined();
    expect(numbersOf(['5'], equal)).toBeUndefined();
    expect(numbersOf(['5', String(2n ** 64n)], equal)).toBeUndefined();
  });
});
