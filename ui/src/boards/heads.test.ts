import { describe, expect, it } from 'vitest';
import type { PlayMove, PlayPosition } from '../lib/api';
import { coinsOf, exactly, fitting, lines, meant, shownBy, turnings } from './heads';

/** A position with the moves that a rule gives for each head. */
function positionOf(components: number[][], rule: (head: number[]) => number[][][]): PlayPosition {
  const moves = components.flatMap((head, component) => {
    if (components.findIndex((other) => `${other}` === `${head}`) !== component) return [];
    return rule(head).map((parts) => ({ changes: [{ component, parts: parts.map((part) => part.map(String)) }], component }));
  });
  return {
    components: components.map((numbers) => ({ game: 'g', numbers: numbers.map(String) })),
    moves: moves.map((move, index) => ({ ...move, number: index + 1 }) as unknown as PlayMove),
  } as unknown as PlayPosition;
}

function corners([x, y]: number[]): number[][][] {
  const found: number[][][] = [];
  for (let i = 0; i < x!; i += 1) for (let j = 0; j < y!; j += 1) found.push([[i, y!], [x!, j], [i, j]]);
  return found;
}

/** Turtles along the rows, rulers along the columns, places from 1. */
function tartan([x, y]: number[]): number[][][] {
  const found: number[][][] = [];
  for (let i = 0; i < x!; i += 1) {
    const columns = i === 0 ? [x!] : [i, x!];
    for (let j = 1; j <= y!; j += 1) {
      const rows = Array.from({ length: y! - j + 1 }, (_, index) => j + index);
      found.push(columns.flatMap((a) => rows.map((b) => [a, b])).filter(([a, b]) => a !== x || b !== y));
    }
  }
  return found;
}

/** One, two or three coins of a row; the place 0 is none. */
function turtles([n]: number[]): number[][][] {
  const found: number[][][] = [];
  for (let i = 0; i < n!; i += 1) {
    found.push([[i]]);
    for (let j = i + 1; i > 0 && j < n!; j += 1) found.push([[i], [j]]);
  }
  return found;
}

describe('coins on a board', () => {
  it('are counted from 0 or from 1, as the moves say', () => {
    expect(coinsOf(positionOf([[2, 3]], corners))!.fromZero).toBe(true);
    expect(coinsOf(positionOf([[2, 3]], tartan))!.fromZero).toBe(false);
    // What is gone leaves zeros.
    const gone = coinsOf(positionOf([[0, 0], [2, 3]], (head) => (head[0] === 0 ? [] : tartan(head))))!;
    expect([...gone.heads.keys()]).toEqual(['2,3']);
    expect([...coinsOf(positionOf([[0, 3], [0, 0]], corners))!.heads.keys()]).toEqual(['0,3', '0,0']);
    expect([...coinsOf(positionOf([[0], [3], [3]], turtles))!.heads]).toEqual([['3', [1, 2]]]);
  });
  it('of other forms are refused', () => {
    expect(coinsOf(positionOf([[1, 2, 3]], () => []))).toBe(undefined);
    expect(coinsOf(positionOf([[1], [1, 2]], () => []))).toBe(undefined);
  });
});

describe('what is turned', () => {
  it('are the head and what comes up, and what comes up twice is not', () => {
    const said = positionOf([[2, 2]], corners);
    const all = turnings(said, coinsOf(said)!, '2,2');
    expect(all.map(({ turned }) => [...turned].sort().join(' '))).toContain('1,0 1,2 2,0 2,2');
    const odd = positionOf([[5]], () => [[[3], [3]], [[2], [3], [2]], [[5]]]);
    const turned = turnings(odd, coinsOf(odd)!, '5').map(({ turned }) => [...turned].sort().join(' '));
    expect(turned).toEqual(['5', '3 5', '']);
  });
  it('is shown of a move looked at elsewhere', () => {
    const said = positionOf([[1], [4]], turtles);
    const move = said.moves.find(({ component, changes }) => component === 1 && changes[0]!.parts.length === 2)!;
    expect(shownBy(said, coinsOf(said)!, move)!.head).toBe('4');
  });
  it('in equal heads is the same', () => {
    const said = positionOf([[3], [3]], turtles);
    expect(turnings(said, coinsOf(said)!, '3').length).toBe(turtles([3]).length);
  });
});

describe('what is meant', () => {
  it('by the corner opposite to a head is the rectangle between them', () => {
    const said = positionOf([[4, 5]], corners);
    const all = turnings(said, coinsOf(said)!, '4,5');
    for (let i = 0; i < 4; i += 1) {
      for (let j = 0; j < 5; j += 1) {
        const found = meant(all, new Set(['4,5']), '4,5', `${i},${j}`);
        expect(found.kind).toBe('move');
        if (found.kind === 'move') expect(found.turning.turned).toEqual(new Set(['4,5', `${i},5`, `4,${j}`, `${i},${j}`]));
      }
    }
    // One beside the head leaves the other side open.
    const more = meant(all, new Set(['4,5']), '4,5', '1,5');
    expect(more.kind).toBe('more');
    expect(meant(all, new Set(['4,5', '1,5']), '4,5', '4,2').kind).toBe('move');
    expect(meant(all, new Set(['4,5']), '4,5', '5,5').kind).toBe('none');
    expect(meant(all, new Set(['4,5']), '4,5', '4,5').kind).toBe('none');
  });
  it('by the corner of a block is the block', () => {
    const said = positionOf([[3, 4]], tartan);
    const all = turnings(said, coinsOf(said)!, '3,4');
    for (const [i, j] of [[1, 1], [2, 3], [3, 1]] as const) {
      const found = meant(all, new Set(['3,4']), '3,4', `${i},${j}`);
      expect(found.kind === 'move' && found.turning.turned.size).toBe((i === 3 ? 1 : 2) * (5 - j));
    }
    // A head alone is turned by choosing it again.
    const alone = meant(all, new Set(['3,4']), '3,4', '3,4');
    expect(alone.kind === 'move' && [...alone.turning.turned]).toEqual(['3,4']);
  });
  it('in a row becomes certain coin by coin', () => {
    const said = positionOf([[6]], turtles);
    const all = turnings(said, coinsOf(said)!, '6');
    const one = meant(all, new Set(['6']), '6', '4');
    expect(one.kind).toBe('more');
    if (one.kind !== 'more') return;
    expect(fitting(all, one.chosen).length).toBe(5);
    expect(exactly(all, one.chosen)!.turned).toEqual(new Set(['6', '4']));
    const two = meant(all, one.chosen, '6', '1');
    expect(two.kind === 'move' && [...two.turning.turned].sort()).toEqual(['1', '4', '6']);
    expect(meant(all, one.chosen, '6', '4')).toEqual({ kind: 'less', chosen: new Set(['6']) });
  });
});

describe('columns and rows', () => {
  it('are all shown while they are few', () => {
    const said = positionOf([[3, 5]], corners);
    expect(lines(coinsOf(said)!, said, 0)).toEqual({ numbers: ['0', '1', '2', '3'], gaps: false });
    expect(lines(coinsOf(said)!, said, 1).numbers.length).toBe(6);
    const row = positionOf([[7]], turtles);
    expect(lines(coinsOf(row)!, row, 0).numbers).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
  it('with heads far away are left out in between', () => {
    const said = positionOf([[2, 3]], corners);
    said.components.push({ game: 'g', arguments: {}, numbers: ['123456789012345678901234567890', '2'] });
    const { numbers, gaps } = lines(coinsOf(said)!, said, 0);
    expect(gaps).toBe(true);
    expect(numbers).toEqual(['0', '1', '2', '123456789012345678901234567890']);
  });
});
