import { describe, expect, it } from 'vitest';
import type { PlayMove, PlayPosition } from '../lib/api';
import { knock, pinMoves, runOf, runsAt, source, targets, turned, walked } from './rows';

/** A row of pins with the moves of Kayles, worked out here. */
function kayles(size: number): PlayPosition {
  const moves: PlayMove[] = [];
  for (const taken of [1, 2])
    for (let left = 0; 2 * left <= size - taken; left += 1) {
      const parts = [[String(left)], [String(size - taken - left)]];
      moves.push({ number: moves.length + 1, text: '', component: 0, parts, changes: [{ component: 0, parts }], outcome: null, value: null });
    }
  return { components: [{ game: 'kayles', numbers: [String(size)] }], moves } as unknown as PlayPosition;
}

describe('rows of pins', () => {
  it('lose one pin or two neighbours', () => {
    const moves = pinMoves(kayles(5), 0);
    expect(knock(moves, 5, { first: 2, last: 2 })?.parts).toEqual([['1'], ['3']]);
    expect(knock(moves, 5, { first: 4, last: 4 })?.parts).toEqual([['1'], ['3']]);
    expect(knock(moves, 5, { first: 1, last: 2 })?.parts).toEqual([['0'], ['3']]);
    expect(knock(moves, 5, { first: 1, last: 3 })).toBeUndefined();
    expect(knock(moves, 5, { first: 3, last: 2 })).toBeUndefined();
  });
  it('say what can go from a pin', () => {
    const found = runsAt(pinMoves(kayles(5), 0), 5, 2);
    expect(found.map(({ run }) => [run.first, run.last])).toEqual([[2, 2], [2, 3], [1, 2]]);
    // The middle pin of three: to the left and to the right is the same move.
    expect(runsAt(pinMoves(kayles(3), 0), 3, 2)).toHaveLength(2);
  });
  it('show a move as a run', () => {
    const move = { parts: [['1'], ['3']] } as unknown as PlayMove;
    expect(runOf(move, 5)).toEqual({ first: 4, last: 4 });
    expect(runOf({ parts: [] } as unknown as PlayMove, 2)).toEqual({ first: 1, last: 2 });
  });
});

describe('rows of stones, coins and pieces', () => {
  it('know where stones come from and go to', () => {
    expect(source(['3', '1', '4'], ['4', '0', '4'])).toEqual({ place: 1, leave: '0' });
    expect(source(['3', '1'], ['2', '0'])).toBeUndefined();
    expect(targets(['1', '0', '5000'], ['0', '1', '5001'])).toEqual([1, 2]);
    expect(targets(['1', '0', '2'], ['0', '0', '4'])).toEqual([2, 2]);
  });
  it('know what is turned and what has walked', () => {
    expect(turned(['1', '0', '1'], ['1', '1', '0'])).toEqual([1, 2]);
    expect(walked(['1', '5', '7'], ['1', '5', '6'])).toEqual({ from: '7', to: '6' });
    expect(walked(['2', '3'], ['2'])).toEqual({ from: '3', to: null });
    expect(walked(['1', '2'], ['3', '4'])).toBeUndefined();
  });
});
