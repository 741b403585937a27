import { describe, expect, it } from 'vitest';
import type { Table } from '../lib/api';
import type { Range } from './ranges';
import { sums } from './sums';

// What the address and the settings need of a browser.
Object.assign(globalThis, {
  location: new URL('http://127.0.0.1/?lang=en'),
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { addEventListener: () => undefined },
  addEventListener: () => undefined,
});
const { settled } = await import('./survey.svelte');

const range = (first: number, last = first, fixed = first === last): Range => ({ first, last, fixed });

describe('what of a map runs', () => {
  it('is two coordinates at most: a third one stops another', () => {
    const ranges = [range(4), range(0, 99), range(3, 99)];
    expect(settled(ranges, 0, false)).toEqual([range(4, 103), range(0), range(3, 99)]);
    expect(settled(ranges, 2, true)).toEqual([range(4), range(0, 99), range(3)]);
  });
});

describe('the table of two heaps', () => {
  const table = (values: number[]) =>
    ({ what: 'value', axes: [{ name: 'n', first: 0, last: values.length - 1, fixed: false }], cells: Uint32Array.from(values), cell: 'u32', largest: 3 }) as unknown as Table;

  it('has the nim-sums of the values, and who wins', () => {
    const values = sums(table([0, 1, 2, 3]), 'value');
    expect([...values.cells]).toEqual([0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0]);
    expect(values.largest).toBe(3);
    expect(values.axes.map(({ name }) => name)).toEqual(['n₁', 'n₂']);
    expect([...sums(table([0, 1, 1]), 'outcome').cells]).toEqual([0, 1, 1, 1, 0, 0, 1, 0, 0]);
  });
});
