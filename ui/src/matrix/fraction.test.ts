import { describe, expect, it } from 'vitest';
import { placeOf, share, shortened, sign } from './fraction';

describe('fractions', () => {
  it('have a size, however long they are', () => {
    expect(share('1/4')).toBe(0.25);
    expect(share(`${'9'.repeat(700)}/${'18'.repeat(350)}`)).toBeGreaterThan(1);
    expect(share(`1${'0'.repeat(900)}/4${'0'.repeat(900)}`)).toBe(0.25);
    expect(share('x')).toBe(0);
    expect(share('1/0')).toBe(0);
  });
  it('have a sign', () => {
    expect([sign('-3/2'), sign('0'), sign('3/2')]).toEqual([-1, 0, 1]);
  });
  it('are shortened in the middle', () => {
    expect(shortened('12345', 40)).toBe('12345');
    expect(shortened('1'.repeat(20) + '2'.repeat(21), 40)).toHaveLength(39);
  });
});

describe('places', () => {
  it('are counted from 1', () => {
    expect(placeOf('1 2\n3 x\n', 6)).toEqual({ line: 2, column: 3 });
    expect(placeOf('', 0)).toEqual({ line: 1, column: 1 });
  });
});
