import { describe, expect, it } from 'vitest';
import type { PlayMove } from '../lib/api';
import { gapsOf, lanesAfter, lanesOf } from './lanes';

const move = (component: number, ...parts: number[]) => {
  const words = parts.map((part) => [String(part)]);
  return { component, parts: words, changes: [{ component, parts: words }] } as unknown as PlayMove;
};
const rows = (...sizes: number[]) => sizes.map(String);

describe('rows of pins', () => {
  it('stay where they are when one comes apart', () => {
    const found = lanesAfter(lanesOf(rows(5, 4)), rows(5, 4), rows(1, 3, 4), move(0, 1, 3), { component: 0, run: { first: 2, last: 2 } });
    expect(found).toEqual({ seats: [{ lane: 0, offset: 0 }, { lane: 0, offset: 2 }, { lane: 1, offset: 0 }], lengths: [5, 4] });
    expect(gapsOf(found!, rows(1, 3, 4), 0)).toEqual([1]);
    expect(gapsOf(found!, rows(1, 3, 4), 1)).toEqual([]);
  });
  it('come apart where they were touched, though the mirror image is the same move', () => {
    const found = lanesAfter(lanesOf(rows(5)), rows(5), rows(1, 3), move(0, 1, 3), { component: 0, run: { first: 4, last: 4 } });
    expect(found?.seats).toEqual([{ lane: 0, offset: 4 }, { lane: 0, offset: 0 }]);
  });
  it('change where they were touched, though an equal row is named', () => {
    const found = lanesAfter(lanesOf(rows(2, 2)), rows(2, 2), rows(0, 1, 2), move(0, 0, 1), { component: 1, run: { first: 1, last: 1 } });
    expect(found?.seats[1]).toEqual({ lane: 1, offset: 1 });
    expect(found?.seats[2]).toEqual({ lane: 0, offset: 0 });
  });
  it('that are only split have a gap between them', () => {
    const found = lanesAfter(lanesOf(rows(5)), rows(5), rows(2, 3), move(0, 2, 3), { component: 0, run: { first: 3, last: 2 } });
    expect(found).toEqual({ seats: [{ lane: 0, offset: 0 }, { lane: 0, offset: 3 }], lengths: [6] });
  });
  it('that lose pins at an end, or all of them, keep their lane', () => {
    const shorter = lanesAfter(lanesOf(rows(5)), rows(5), rows(4), move(0, 4));
    expect(gapsOf(shorter!, rows(4), 0)).toEqual([4]);
    const gone = lanesAfter(lanesOf(rows(2)), rows(2), rows(0, 0), move(0, 0, 0));
    expect(gapsOf(gone!, rows(0, 0), 0)).toEqual([0, 1]);
  });
  it('have new lanes where another position is shown', () => {
    expect(lanesAfter(lanesOf(rows(5, 4)), rows(5, 4), rows(7), move(0, 1, 3))).toBeUndefined();
  });
});
