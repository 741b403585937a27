import { describe, expect, it } from 'vitest';
import { kindOf, printGrid, resized, withSquare, type GridSketch } from './grid-sketch';

const empty: GridSketch = { rows: 2, columns: 3, walls: new Set(), visited: new Set(), token: undefined };

describe('a grid being drawn', () => {
  it('has one thing on a square, and one token', () => {
    let grid = withSquare(empty, '1,2', 'wall');
    grid = withSquare(grid, '1,1', 'token');
    grid = withSquare(grid, '2,1', 'visited');
    expect(printGrid(grid)).toEqual({ position: '[1,1,2,1]', given: { rows: '2', columns: '3', walls: '{(1,2)}' } });
    grid = withSquare(grid, '1,2', 'token');
    expect(['1,1', '1,2', '2,1'].map((at) => kindOf(grid, at))).toEqual([undefined, 'token', 'visited']);
    expect(printGrid(grid).given['walls']).toBe('{}');
    // Without a token nothing has been visited: play begins.
    expect(printGrid(withSquare(grid, '1,2', undefined)).position).toBe('[]');
  });
  it('loses what lies beyond its edge', () => {
    const grid = resized(withSquare(withSquare(withSquare(empty, '2,3', 'token'), '1,3', 'wall'), '2,1', 'visited'), 2, 2);
    expect(printGrid(grid)).toEqual({ position: '[]', given: { rows: '2', columns: '2', walls: '{}' } });
    expect(kindOf(grid, '2,1')).toBe('visited');
  });
});
