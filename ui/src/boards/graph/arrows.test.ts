import { describe, expect, it } from 'vitest';
import { drawn } from './arrows';

/** The numbers of a path. */
function numbers(d: string): number[] {
  return (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}
/** Distance of a place from a point. */
const far = ([x, y]: readonly number[], at: { x: number; y: number }) => Math.hypot(x! - at.x, y! - at.y);

describe('an arrow', () => {
  const [from, to] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];

  it('leads from the rim of a disc to the rim of another', () => {
    const { d, head, middle } = drawn({ a: '0', b: '1', through: [from, to] }, 20);
    expect(numbers(d).slice(0, 2)).toEqual([20, 0]);
    expect(numbers(head).slice(0, 2)).toEqual([78, 0]);
    expect(middle.y).toBe(0);
  });

  it('bows through the point that it is given', () => {
    const through = [from, { x: 50, y: 18 }, to];
    const { d, middle } = drawn({ a: '0', b: '1', through }, 20);
    const [x0, y0, x1, y1, x2, y2] = numbers(d) as [number, number, number, number, number, number];
    const along = (a: number, b: number, c: number, t: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    const curve = Array.from({ length: 201 }, (_, step) => [along(x0, x1, x2, step / 200), along(y0, y1, y2, step / 200)]);
    expect(Math.min(...curve.map((at) => far(at, { x: 50, y: 18 })))).toBeLessThan(0.3);
    expect(far([x0, y0], from)).toBeCloseTo(20, 0);
    expect(far([x2, y2], to)).toBeCloseTo(31, 0);
    expect(middle).toEqual({ x: 50, y: 18 });
  });

  it('runs through every point of a long way', () => {
    const through = [from, { x: 30, y: 40 }, { x: 60, y: 40 }, { x: 90, y: 40 }, to];
    const { d } = drawn({ a: '0', b: '1', through }, 20);
    const ends = d.split('C').slice(1).map((piece) => numbers(piece).slice(-2));
    expect(ends.slice(0, -1)).toEqual([[30, 40], [60, 40], [90, 40]]);
    // Level at the second: parallel to the line between its neighbours.
    expect(numbers(d.split('C')[2]!).slice(2, 4)[1]).toBe(40);
  });

  it('goes round its vertex on the side of a point, and is drawn whatever it is given', () => {
    const { middle } = drawn({ a: '0', b: '0', through: [from, { x: 0, y: 50 }] }, 20);
    expect(far([0, 38], middle)).toBeLessThan(0.1);
    for (const through of [[from, from], [from, from, from], [from], []]) {
      expect(drawn({ a: '0', b: '1', through }, 20).d).not.toMatch(/NaN|undefined/);
    }
  });
});
