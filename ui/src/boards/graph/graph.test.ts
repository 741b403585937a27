import { describe, expect, it } from 'vitest';
import type { PlayMove, PlayPosition } from '../../lib/api';
import { cuttings } from './cuts';
import { edgesOfRow, essence, parseEdges, printEdges, type Edge } from './edges';
import { footing } from './fall';
import { advance, swap, type Kind } from './scene';
import { cutAbove, edgesOfParents, keptBetween, parentsOf, parentsOfRow } from './tree';

/** Numbers that look random and are the same every time. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function someEdges(roll: (most: number) => number, most: number, vertices: number): Edge[] {
  return Array.from({ length: roll(most) + 1 }, () => ({ a: String(roll(vertices)), b: String(roll(vertices)) }));
}

/** By definition: an edge stands if some walk from the ground comes to it; walks grow edge by edge. */
function position(edges: readonly Edge[]): Edge[] {
  let reached = ['0'];
  for (let more = true; more; ) {
    const next = edges.flatMap(({ a, b }) => [
      ...(reached.includes(a) && !reached.includes(b) ? [b] : []),
      ...(reached.includes(b) && !reached.includes(a) ? [a] : []),
    ]);
    more = next.length > 0;
    reached = [...reached, ...next];
  }
  return edges.filter(({ a }) => reached.includes(a));
}

function rowOf(edges: readonly Edge[]): string[] {
  return edges.flatMap(({ a, b }) => [a, b]);
}

/** Position as the server sends it: each move once in equal components, each pair of vertices once. */
function positionOf(kind: Kind, rows: string[][]): PlayPosition {
  const components = rows.map((numbers) => ({ game: 'hackenbush', numbers }));
  const moves: PlayMove[] = [];
  const add = (component: number, part: string[]) => {
    moves.push({
      number: moves.length + 1,
      text: '',
      component,
      parts: [part],
      changes: [{ component, parts: [part] }],
      outcome: null,
      value: null,
    });
  };
  rows.forEach((row, component) => {
    if (rows.findIndex((other) => other.join() === row.join()) !== component) return;
    if (kind === 'tree') {
      const seen = new Set<string>();
      row.forEach((_, index) => {
        const left = cutAbove(row.map(Number), index + 1).parents.map(String);
        if (!seen.has(left.join())) add(component, left);
        seen.add(left.join());
      });
      return;
    }
    const edges = edgesOfRow(row)!;
    const seen = new Set<string>();
    edges.forEach((edge, index) => {
      if (!position(edges).includes(edge) || seen.has(essence([edge]))) return;
      seen.add(essence([edge]));
      add(component, rowOf(position(edges.filter((_, other) => other !== index))));
    });
  });
  return { components, moves } as unknown as PlayPosition;
}

describe('edges', () => {
  it('are read and printed', () => {
    expect(parseEdges('0-1, 1-2 ,1-2')).toEqual([
      { a: '0', b: '1' },
      { a: '1', b: '2' },
      { a: '1', b: '2' },
    ]);
    expect(printEdges(parseEdges('[0-01,12345678901234567890-2]')!)).toBe('0-1,12345678901234567890-2');
    expect(printEdges(parseEdges('（０－１，１−２）')!)).toBe('0-1,1-2');
    expect(printEdges(parseEdges('()')!)).toBe('()');
    expect(parseEdges('')).toEqual([]);
  });
  it('that are none are refused', () => {
    for (const text of ['0', '0-', '0-1-2', '0-1,,1-2', '0-a', '-1', '0-1;1-2']) expect(parseEdges(text)).toBe(undefined);
    expect(edgesOfRow(['0'])).toBe(undefined);
    expect(edgesOfRow(['0', 'x'])).toBe(undefined);
  });
  it('come as pairs or as numbers one after another', () => {
    expect(edgesOfRow(['0', '1', '1', '2'])).toEqual(edgesOfRow(['0-1', '1-2']));
    expect(edgesOfRow([])).toEqual([]);
  });
});

describe('what falls', () => {
  it('is what no walk from the ground comes to', () => {
    const roll = dice(7);
    let fallen = 0;
    for (let time = 0; time < 400; time += 1) {
      const edges = someEdges(roll, 12, 7);
      const after = footing(edges);
      expect(edges.filter((_, index) => after()[index])).toEqual(position(edges));
      edges.forEach((_, cut) => {
        const rest = edges.filter((_, index) => index !== cut);
        const stands = after(cut);
        expect(stands[cut]).toBe(false);
        expect(edges.filter((_, index) => stands[index])).toEqual(position(rest));
        fallen += rest.length - position(rest).length;
      });
    }
    expect(fallen).toBeGreaterThan(1000);
  });
});

describe('trees', () => {
  it('come of edges by numbering their vertices anew, and give them back', () => {
    const trees = parentsOf(parseEdges('0-4,9-4,0-2')!)!;
    expect(trees).toEqual({ parents: [0, 0, 2], names: ['2', '4', '9'] });
    expect(essence(edgesOfParents(trees.parents, trees.names))).toBe(essence(parseEdges('0-4,9-4,0-2')!));
    expect(parentsOf([])).toEqual({ parents: [], names: [] });
    for (const none of ['0-1,1-2,2-0', '0-1,0-1', '1-1', '0-0', '0-1,2-3', '1-2,2-3,3-1']) expect(parentsOf(parseEdges(none)!), none).toBe(undefined);
  });
  it('keep the order of what is left', () => {
    expect(cutAbove([0, 1, 1, 0, 4], 1)).toEqual({ kept: [4, 5], parents: [0, 1] });
    expect(cutAbove([0, 1, 1, 0, 4], 2)).toEqual({ kept: [1, 3, 4, 5], parents: [0, 1, 0, 3] });
    // A parent may have a higher number than its child.
    expect(cutAbove([2, 0, 2], 1)).toEqual({ kept: [2, 3], parents: [0, 1] });
  });
  it('that go round in circles or stand nowhere are refused', () => {
    expect(parentsOfRow(['0', '1', '5'])).toBe(undefined);
    expect(parentsOfRow(['2', '1'])).toBe(undefined);
    expect(parentsOfRow(['1'])).toBe(undefined);
    expect(parentsOfRow(['2', '0'])).toEqual([2, 0]);
  });
  it('are followed through one cut and through two', () => {
    const roll = dice(3);
    for (let time = 0; time < 200; time += 1) {
      const parents = Array.from({ length: roll(9) + 2 }, (_, index) => roll(index + 1));
      const first = cutAbove(parents, roll(parents.length) + 1);
      const kept = keptBetween(parents, first.parents)!;
      expect(kept.length).toBe(first.parents.length);
      if (first.parents.length === 0) continue;
      const second = cutAbove(first.parents, roll(first.parents.length) + 1);
      const twice = keptBetween(parents, second.parents)!;
      // Named by what is kept, the parents are those of the tree before.
      second.parents.forEach((parent, index) => {
        expect(parents[twice[index]! - 1]).toBe(parent === 0 ? 0 : twice[parent - 1]);
      });
    }
  });
});

describe('a scene', () => {
  it('keeps vertices where they are, back and forth', () => {
    const whole = ['0', '1', '1', '2', '1', '2', '2', '3'];
    const first = advance(undefined, 'edges', [whole])!;
    const second = advance(first, 'edges', [['0', '1', '1', '2', '2', '3']], { slot: 0, key: 1 })!;
    expect(second.slots[0]!.base).toBe(first.slots[0]!.base);
    // Of the parallel edges the one that was cut is gone.
    expect(second.slots[0]!.position.map(({ key }) => key)).toEqual([0, 2, 3]);
    const third = advance(second, 'edges', [['0', '1']])!;
    expect(third.slots[0]!.position.map(({ key }) => key)).toEqual([0]);
    const back = advance(third, 'edges', [whole])!;
    expect(back.slots[0]!.base).toBe(first.slots[0]!.base);
    expect(back.slots[0]!.position.length).toBe(4);
    expect(advance(back, 'edges', [whole])).toBe(back);
    // Something else is drawn anew.
    expect(advance(back, 'edges', [['0', '9']])!.slots[0]!.base).not.toBe(first.slots[0]!.base);
  });
  it('follows the vertices of trees, which are numbered anew', () => {
    const first = advance(undefined, 'tree', [['0', '1', '0', '3']])!;
    const second = advance(first, 'tree', [['0', '1']], { slot: 0, key: 0 })!;
    expect(second.slots[0]!.position.map(({ b }) => b)).toEqual(['3', '4']);
    const third = advance(second, 'tree', [['0']])!;
    expect(third.slots[0]!.position.map(({ b }) => b)).toEqual(['3']);
    const back = advance(third, 'tree', [['0', '1', '0', '3']])!;
    expect(back.slots[0]!.position.length).toBe(4);
    expect(back.slots[0]!.base).toBe(first.slots[0]!.base);
  });
  it('shows a cut where it was made, though the server moves in the first of equals', () => {
    const first = advance(undefined, 'edges', [['0', '1'], ['0', '1']])!;
    const swapped = swap(first, 0, 1);
    const second = advance(swapped, 'edges', [[], ['0', '1']])!;
    expect(second.slots.map((slot) => slot.position.length)).toEqual([1, 0]);
  });
});

describe('cuts', () => {
  it('are the listed moves, and every listed move is the cut of an edge', () => {
    const roll = dice(5);
    let looked = 0;
    for (let time = 0; time < 200; time += 1) {
      const rows = Array.from({ length: roll(2) + 1 }, () => rowOf(someEdges(roll, 8, 5)));
      if (roll(3) === 0) rows.push(rows[0]!);
      const said = positionOf('edges', rows);
      const scene = advance(undefined, 'edges', rows)!;
      const met = new Set<PlayMove>();
      scene.slots.forEach((slot, place) => {
        const edges = edgesOfRow(rows[place]!)!;
        const found = cuttings(said, slot, 'edges');
        edges.forEach((edge, key) => {
          const cutting = found.get(key);
          expect(cutting !== undefined).toBe(position(edges).includes(edge));
          if (!cutting) return;
          met.add(cutting.move);
          const rest = position(edges.filter((_, index) => index !== key));
          expect(essence(edgesOfRow(cutting.move.parts[0]!)!)).toBe(essence(rest));
          expect(edges.length - cutting.falls.length).toBe(rest.length);
          expect(cutting.falls).toContain(key);
          looked += 1;
        });
      });
      expect(met.size).toBe(said.moves.length);
    }
    expect(looked).toBeGreaterThan(500);
  });
  it('of trees lead to the numbers anew', () => {
    const rows = [['0', '1', '1', '0', '4']];
    const said = positionOf('tree', rows);
    const found = cuttings(said, advance(undefined, 'tree', rows)!.slots[0]!, 'tree');
    expect([...found.values()].map(({ move, falls }) => [move.parts[0]!.join(), falls])).toEqual([
      ['0,1', [0, 1, 2]],
      ['0,1,0,3', [1]],
      ['0,1,0,3', [2]],
      ['0,1,1', [3, 4]],
      ['0,1,1,0', [4]],
    ]);
  });
});
