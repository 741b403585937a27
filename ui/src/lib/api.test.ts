import { describe, expect, it } from 'vitest';
import { playPosition } from './api';

type Sent = Parameters<typeof playPosition>[0];

const sent = (numbers: string[], changes: Sent['moves'][number]['changes']): Sent =>
  ({
    components: [{ game: 'g', numbers }],
    made: [],
    moves: [{ number: 1, text: 'x', changes }],
  }) as unknown as Sent;

describe('what the server says of a position', () => {
  it('has for every move what a component becomes', () => {
    const [move] = playPosition(sent(['7'], [{ component: 0, parts: [['1'], ['4']] }])).moves;
    expect([move?.component, move?.parts, move?.changes[0]?.parts]).toEqual([0, [['1'], ['4']], [['1'], ['4']]]);
  });

  it('has the edges that stay where it says which vanish', () => {
    const numbers = ['0', '1', '1', '2', '1', '2', '0', '3'];
    const left = (gone: number[]) => playPosition(sent(numbers, [{ component: 0, gone }])).moves[0]?.parts;
    expect(left([1])).toEqual([['0', '1', '1', '2', '0', '3']]);
    expect(left([0, 1, 2])).toEqual([['0', '3']]);
    expect(left([0, 1, 2, 3])).toEqual([[]]);
    expect(left([])).toEqual([numbers]);
  });

  it('has all components that a move changes', () => {
    const both = [
      { component: 0, parts: [] },
      { component: 1, parts: [['2']] },
    ];
    const [move] = playPosition(sent(['1'], both)).moves;
    expect(move?.changes.map(({ component, parts }) => [component, parts])).toEqual([
      [0, []],
      [1, [['2']]],
    ]);
    expect([move?.component, move?.parts]).toEqual([0, []]);
  });
});
