import { describe, expect, it } from 'vitest';
import { curves } from './curve';
import { layoutOfDrawing, parseDrawing, printDrawing } from './drawing';
import { parseEdges } from './edges';
import { nameBeside, signAt } from './labels';

const HOUSE = '600.400-1.200.100-2.320.100-3.260.170-0.1.180-0.2.320';

describe('a drawing in an address', () => {
  it('needs no escapes, and is read as it was written', () => {
    expect(encodeURIComponent(HOUSE)).toBe(HOUSE);
    expect(printDrawing(parseDrawing(HOUSE, 'ground')!)).toBe(HOUSE);
    expect(printDrawing(parseDrawing('90.80-0.1.2-10.3.4', 'arrows')!)).toBe('90.80-0.1.2-10.3.4');
  });
  it('that is damaged is none', () => {
    for (const text of [null, '', '600', '600.400-1.2', '600.400-1.2.x', '0.400-1.2.3', '-1.2.3', '600.400-', `600.400${'-1.2.3'.repeat(20_000)}`]) {
      expect(parseDrawing(text, 'ground'), String(text).slice(0, 30)).toBe(undefined);
    }
    const { points } = parseDrawing('600.400-1.99999999999.3', 'ground')!;
    expect(points.get('1')?.x).toBe(20_000);
  });
  it('is the layout of a graph whose vertices all have places in it', () => {
    const drawing = parseDrawing(HOUSE, 'ground')!;
    expect(layoutOfDrawing(drawing, parseEdges('0-1,1-3,3-2,2-0')!, [], 'ground')?.points.get('3')).toEqual({ x: 260, y: 170 });
    expect(layoutOfDrawing(drawing, parseEdges('0-1,1-4')!, [], 'ground')).toBe(undefined);
    const arrows = parseDrawing('300.300-0.10.10-1.110.10-2.210.10-7.50.50', 'arrows')!;
    const plan = layoutOfDrawing(arrows, parseEdges('0-1,1-0,0-2,1-2,1-1')!, ['7'], 'arrows')!;
    expect([...plan.points.keys()]).toEqual(['0', '1', '2', '7']);
    // Opposite arrows keep apart, one that would run through a vertex goes round it, others are straight.
    expect(plan.arrows.map(({ through }) => through.length)).toEqual([1, 1, 1, 0, 1]);
  });
});

describe('edges', () => {
  const numbered = (text: string) => parseEdges(text)!.map((edge, key) => ({ ...edge, key }));
  const straight = (d: string) => {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) < Math.hypot(cx - ax, cy - ay);
  };
  it('are straight where they are drawn straight, and stand where they were put down', () => {
    const { points, feet } = parseDrawing(HOUSE, 'ground')!;
    const found = curves(numbered('0-1,1-2,1-3,3-2,2-0'), { points, feet, groundLoops: [] }, 400);
    for (const { d } of found.values()) expect(straight(d), d).toBe(true);
    expect(found.get(0)?.d).toMatch(/^M180 400 /);
    expect(found.get(4)?.d).toMatch(/^M320 400 /);
  });
  it('bend around a vertex that stands in their way', () => {
    const points = new Map([['1', { x: 100, y: 100 }], ['2', { x: 200, y: 100 }], ['3', { x: 300, y: 100 }]]);
    const found = curves(numbered('1-2,1-3,0-1'), { points, groundLoops: [] }, 400);
    expect([...found.values()].map(({ d }) => straight(d))).toEqual([true, false, true]);
    // Over it, not under it.
    expect(found.get(1)!.middle.y).toBeLessThan(300 - 14);
  });
});

describe('names', () => {
  it('stand beside their vertices, and not below signs', () => {
    const at = { x: 100, y: 100 };
    const usual = nameBeside(at, 7, '12', []);
    const signs = [usual, { x: 100, y: 80 }].map(signAt);
    const place = nameBeside(at, 7, '12', signs);
    for (const sign of signs) expect(Math.hypot(sign.x - place.x, sign.y - place.y)).toBeGreaterThan(sign.radius + 7);
    expect(Math.hypot(place.x - 100, place.y - 100)).toBeLessThan(30);
  });
});
