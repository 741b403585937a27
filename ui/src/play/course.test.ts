import { describe, expect, it } from 'vitest';
import type { PlayPosition } from '../lib/api';
import { courseOf } from './course';

const at = (game: string, ...components: number[][]) =>
  ({ components: components.map((numbers) => ({ game, arguments: {}, numbers: numbers.map(String) })) }) as unknown as PlayPosition;

describe('the course of a game', () => {
  it('is a way over pairs', () => {
    const found = courseOf('wythoff 5,8', [at('wythoff', [5, 8]), at('wythoff', [5, 3]), at('wythoff', [0, 0])]);
    expect(found).toEqual({ ask: 'wythoff', pairs: [[5, 8], [5, 3], [0, 0]], down: 8, across: 9, heaps: false });
  });
  it('is one over two heaps', () => {
    const found = courseOf('nim-bounded r=3 2 12', [at('nim-bounded', [2], [12]), at('nim-bounded', [2], [9])]);
    expect(found).toMatchObject({ ask: 'nim-bounded r=3', pairs: [[2, 12], [2, 9]], heaps: true });
  });
  it('is none where a position is no pair, too large, or not known', () => {
    expect(courseOf('nim 1 2 3', [at('nim', [1], [2], [3])])).toBeUndefined();
    expect(courseOf('wythoff 5,800', [at('wythoff', [5, 800])])).toBeUndefined();
    expect(courseOf('wythoff 5,8', [at('wythoff', [5, 8]), undefined])).toBeUndefined();
    expect(courseOf('kayles 5 1', [at('kayles', [5], [1]), at('kayles', [1], [3], [1])])).toBeUndefined();
    expect(courseOf('nim 3 + kayles 2', [at('nim', [3], [2])])).toBeUndefined();
  });
});
