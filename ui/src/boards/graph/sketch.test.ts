import { describe, expect, it } from 'vitest';
import { parseEdges, printEdges } from './edges';
import { freePlace, merged, moved, sketch, tokensOf, vertexOf, withEdge, withoutEdge, withoutVertex, withTokens, withVertex } from './sketch';

const start = () => sketch(parseEdges('0-1,1-2,1-2')!, { grounded: true });

describe('a sketch', () => {
  it('comes of edges and gives them back', () => {
    expect(printEdges(start().edges)).toBe('0-1,1-2,1-2');
    expect(start().vertices.map(({ name }) => name).sort()).toEqual(['1', '2']);
    // Of arrows no two are the same.
    expect(printEdges(sketch(parseEdges('0-1,0-1,1-0')!, { grounded: false }).edges)).toBe('0-1,1-0');
  });
  it('grows by vertices and edges, with the least free number', () => {
    const { sketch: grown, name } = withVertex(withoutVertex(withVertex(start(), { x: 9, y: 99 }, '2').sketch, '1'), { x: 50, y: 60 }, '0');
    expect(name).toBe('1');
    expect(printEdges(grown.edges)).toBe('2-3,0-1');
    expect(printEdges(withEdge(grown, '1', '1').edges)).toBe('2-3,0-1,1-1');
  });
  it('loses one of parallel edges, or a vertex with all of its edges', () => {
    const old = start();
    expect(printEdges(withoutEdge(old, 2).edges)).toBe('0-1,1-2');
    expect(printEdges(withoutVertex(old, '2').edges)).toBe('0-1');
    expect(printEdges(withoutVertex(old, '0').edges)).toBe('1-2,1-2');
    expect(printEdges(old.edges)).toBe('0-1,1-2,1-2');
  });
  it('keeps places when edges are typed', () => {
    const old = moved(start(), '2', { x: 333, y: 222 });
    const typed = sketch(parseEdges('0-1,1-2,2-7')!, { grounded: true }, old);
    expect(vertexOf(typed, '2')).toMatchObject({ x: 333, y: 222 });
    expect(vertexOf(typed, '7')).toBeDefined();
  });
  it('finds free places', () => {
    let now = start();
    for (let time = 0; time < 60; time += 1) now = withVertex(now, freePlace(now, '1'), '1').sketch;
    now.vertices.forEach((one, index) => {
      for (const other of now.vertices.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
    });
  });
  it('counts tokens', () => {
    const some = sketch(parseEdges('0-1')!, { grounded: false, tokens: ['1', '1', '10'] });
    expect(tokensOf(withTokens(withTokens(some, '0', 1), '10', 1))).toEqual(['0', '1', '1', '10', '10']);
    expect(tokensOf(withTokens(withTokens(some, '10', -1), '10', -1))).toEqual(['1', '1']);
  });
  it('of several graphs is one on the same ground', () => {
    expect(printEdges(merged([parseEdges('0-1,1-2')!, parseEdges('0-1,1-5')!, parseEdges('0-0')!]))).toBe('0-1,1-2,0-3,3-5,0-0');
    // A number given anew must not be one that the same graph uses itself.
    const own = merged([parseEdges('0-1')!, parseEdges('0-1,1-2')!]);
    expect(new Set(own.flatMap(({ a, b }) => [a, b])).size).toBe(4);
  });
});
