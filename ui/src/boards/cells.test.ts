import { expect, test } from 'vitest';
import type { PlayMove } from '../lib/api';
import { fitting, meant, onward, toward } from './cells';

const move = (number: number, ...named: number[][]) => ({ number, text: '', named, writes: [], changes: [] }) as unknown as PlayMove;
const dominoes = [move(1, [0, 1]), move(2, [1, 2]), move(3, [1, 4])];

test('a move is meant when its cells are chosen and no other one begins like this', () => {
  expect(fitting(dominoes, new Set([1])).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(meant(dominoes, new Set([0]))).toBeUndefined();
  expect(meant(dominoes, new Set([1, 4]))?.number).toBe(3);
  // Black or white on the same cell.
  expect(meant([move(1, [7]), move(2, [7])], new Set([7]))).toBeUndefined();
  expect(meant([move(1, [7], [8])], new Set([8]))?.number).toBe(1);
});

test('cells that go on are those of the moves that fit', () => {
  expect([...onward(dominoes, new Set([1])).keys()]).toEqual([0, 2, 4]);
  expect([...onward(dominoes, new Set()).keys()]).toEqual([0, 1, 2, 4]);
});

test('arrow keys go to the next cell in their direction', () => {
  const places = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]];
  expect(toward('ArrowRight', 0, places)).toBe(1);
  expect(toward('ArrowDown', 1, places)).toBe(4);
  expect(toward('ArrowUp', 1, places)).toBe(1);
  expect(toward('End', 1, places)).toBe(5);
  expect(toward('a', 1, places)).toBeUndefined();
});
