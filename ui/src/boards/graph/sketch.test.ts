import { describe, expect, it } from 'vitest';
import { parseEdges, printEdges } from './edges';
import { added, freePlace, laidOut, merged, moved, sketch, tokensOf, vertexOf, withEdge, withoutEdge, withoutVertex, withTokens, withVertex } from './sketch';

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
  it('takes the places of a layout for vertices that nobody has moved', () => {
    const old = moved(start(), '2', { x: 333, y: 222 });
    const typed = sketch(parseEdges('0-1,1-2,2-7,7-8,0-9')!, { grounded: true }, old);
    const put = added(typed, old);
    expect([...put.keys()].sort()).toEqual(['7', '8', '9']);
    const mine = moved(typed, '8', { x: 40, y: 400 });
    const points = new Map(['1', '2', '7', '8', '9'].map((name, index) => [name, { x: 100 * index, y: 84 }]));
    const shift = 20;
    const laid = laidOut(mine, put, { points }, { x: shift, y: 0 });
    expect(vertexOf(laid, '7')).toMatchObject({ x: 200 + shift, y: 84 });
    expect(vertexOf(laid, '9')).toMatchObject({ x: 400 + shift, y: 84 });
    for (const name of ['1', '2', '8']) expect(vertexOf(laid, name)).toEqual(vertexOf(mine, name));
    expect(laid.vertices.map(({ name }) => name)).toEqual(mine.vertices.map(({ name }) => name));
    // Where another stands there is no place.
    const full = laidOut(moved(typed, '1', { x: 200 + shift, y: 84 }), put, { points }, { x: shift, y: 0 });
    expect(Math.hypot(vertexOf(full, '7')!.x - 200 - shift, vertexOf(full, '7')!.y - 84)).toBeGreaterThan(40);
  });
  it('has a place for each of many vertices before there is a layout', () => {
    const many = sketch(Array.from({ length: 600 }, (_, index) => ({ a: '1', b: String(index + 2) })), { grounded: true });
    expect(new Set(many.vertices.map(({ x, y }) => `${x} ${y}`)).size).toBe(601);
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
