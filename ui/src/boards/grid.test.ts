import { describe, expect, it } from 'vitest';
import type { PlayPosition } from '../lib/api';
import { gridOf } from './grid';

function position(numbers: string[], given: Record<string, string>, to: string[][]): PlayPosition {
  const moves = to.map((part, index) => ({ number: index + 1, component: 0, changes: [{ component: 0, parts: [part] }] }));
  return { components: [{ game: 'geography-grid', numbers, arguments: given }], moves } as unknown as PlayPosition;
}

describe('a token on a grid', () => {
  const given = { rows: '2', columns: '3', step: 'side', walls: '(1,1),(2,3)' };
  it('has walls, visited squares and moves by the square that they lead to', () => {
    const grid = gridOf(position(['1', '2', '1', '3'], given, [['2', '2', '1', '2', '1', '3']]), 0, 20)!;
    expect([grid.rows, grid.columns, grid.token]).toEqual([2, 3, '1,2']);
    expect([...grid.walls]).toEqual(['1,1', '2,3']);
    expect([...grid.visited]).toEqual(['1,3']);
    expect([...grid.moves].map(([to, { number }]) => [to, number])).toEqual([['2,2', 1]]);
  });
  it('may have to be placed', () => {
    const grid = gridOf(position([], { ...given, walls: '{}' }, [['1', '1'], ['2', '1']]), 0, 20)!;
    expect([grid.token, grid.walls.size, [...grid.moves.keys()]]).toEqual([undefined, 0, ['1,1', '2,1']]);
  });
  it('is not drawn where it is too large or no grid', () => {
    expect(gridOf(position([], { ...given, rows: '21' }, []), 0, 20)).toBe(undefined);
    expect(gridOf(position(['3'], {}, []), 0, 20)).toBe(undefined);
  });
});
