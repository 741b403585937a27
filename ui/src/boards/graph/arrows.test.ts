import { describe, expect, it } from 'vitest';
import { APART, diagram, drawn } from './arrows';
import { parseEdges } from './edges';

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

describe('the diagram of a directed graph', () => {
  it('points down where no way goes round', () => {
    const roll = random(2);
    for (let time = 0; time < 100; time += 1) {
      const size = 2 + Math.floor(roll() * 20);
      const edges = Array.from({ length: size * 2 }, () => {
        const [one, other] = [Math.floor(roll() * size), Math.floor(roll() * size)];
        return { a: String(Math.min(one, other)), b: String(Math.max(one, other) + 1) };
      });
      const { points, arrows, width, height } = diagram(edges, ['99']);
      expect(points.has('99')).toBe(true);
      expect(arrows.length).toBe(new Set(edges.map(({ a, b }) => `${a}-${b}`)).size);
      for (const { a, b } of edges) expect(points.get(a)!.y).toBeLessThan(points.get(b)!.y);
      const all = [...points.values()];
      all.forEach((one, index) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x).toBeLessThanOrEqual(width);
        expect(one.y).toBeLessThanOrEqual(height);
        for (const other of all.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART - 1e-6);
      });
    }
  });
  it('stands vertices of circles apart, few and many', () => {
    const roll = random(4);
    for (let time = 0; time < 100; time += 1) {
      const size = 1 + Math.floor(roll() * 40);
      const edges = Array.from({ length: size * 2 }, () => ({ a: String(Math.floor(roll() * size)), b: String(Math.floor(roll() * size)) }));
      const { points, arrows } = diagram(edges);
      const all = [...points.values()];
      expect(points.size).toBe(new Set(edges.flatMap(({ a, b }) => [a, b])).size);
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART - 1e-6);
      });
      for (const arrow of arrows) expect(drawn(arrow, 22).d).not.toMatch(/NaN|undefined/);
    }
  });
  it('leads long arrows past what stands between', () => {
    const { points, arrows } = diagram(parseEdges('0-1,1-2,0-2')!);
    const long = arrows.find(({ a, b }) => a === '0' && b === '2')!;
    expect(long.through.length).toBe(3);
    expect(long.through[1]!.y).toBe(points.get('1')!.y);
    expect(Math.abs(long.through[1]!.x - points.get('1')!.x)).toBeGreaterThan(40);
  });
  it('of a long path and of many edges is made', () => {
    const path = Array.from({ length: 3000 }, (_, index) => ({ a: String(index), b: String(index + 1) }));
    expect(diagram(path).points.size).toBe(3001);
    expect(diagram([...path, { a: '3000', b: '0' }]).points.size).toBe(3001);
  });
});
