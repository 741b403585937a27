import { describe, expect, it } from 'vitest';
import type { PlayMove, PlayPosition } from '../lib/api';
import { byValue, mexOf } from './mex';

const move = (number: number, value: string | null) => ({ number, text: `to ${number}`, value }) as PlayMove;
const at = (value: string | null, values: (string | null)[], more = 0) =>
  ({ value, moves: values.map((value, index) => move(index + 1, value)), moves_more: more }) as unknown as PlayPosition;

describe('the nim-value of a position', () => {
  it('is the smallest number that no option has', () => {
    const found = mexOf(at('2', ['3', '0', '1', '0']));
    expect(found?.mex).toBe(2);
    expect(found?.values).toEqual([0, 1, 3]);
    expect(found?.steps.map(({ value, found }) => [value, found?.number])).toEqual([[0, 2], [1, 3], [2, undefined]]);
  });
  it('is 0 without options', () => {
    expect(mexOf(at('0', []))).toEqual({ steps: [{ value: 0, found: undefined }], mex: 0, values: [] });
  });
  it('is not built up where options are missing, unknown, or say something else', () => {
    expect(mexOf(at('2', ['0', '1'], 5))).toBeUndefined();
    expect(mexOf(at('2', ['0', null]))).toBeUndefined();
    expect(mexOf(at(null, ['0', '1']))).toBeUndefined();
    expect(mexOf(at('3', ['0', '1']))).toBeUndefined();
  });
  it('comes after the options in the order of their values', () => {
    expect(byValue([move(1, '3'), move(2, null), move(3, '0'), move(4, '3')]).map(({ number }) => number)).toEqual([3, 1, 4, 2]);
  });
});
