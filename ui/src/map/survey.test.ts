import { describe, expect, it } from 'vitest';
import type { Range } from './ranges';

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
  it('may be every number of a row', () => {
    expect(settled([range(4), range(0, 5), range(0, 5)], 0, false, true)).toEqual([range(4, 9), range(0, 5), range(0, 5)]);
  });
});
