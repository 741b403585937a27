import { describe, expect, it } from 'vitest';

Object.assign(globalThis, { location: new URL('http://127.0.0.1/?lang=en'), localStorage: { getItem: () => null, setItem: () => undefined } });

const { caption } = await import('./caption');
const { marks, steps, wythoff } = await import('./sieve');
type Field = import('./sieve').Field;

const names = (side: number, cells: readonly number[]) => cells.map((cell) => [Math.floor(cell / side), cell % side]);

describe("the sieve of Wythoff's game", () => {
  const field = wythoff(21);
  const all = steps(field);
  it('finds the pairs of Wythoff 1907, smallest first, each beside its mirror', () => {
    const lost = all.map(({ lost }) => names(21, lost)[0]);
    expect(lost).toEqual([[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15], [11, 18], [12, 20]]);
    expect(all.slice(1).every(({ lost }) => lost.length === 2)).toBe(true);
  });
  it('throws the rays of a queen', () => {
    expect(all[0]?.won.length).toBe(60);
    // From (1, 2) the lines end at 20, and of them (k, k + 1), (1, k) and (k, 2) are new but for those on lines of (0, 0).
    const fresh = new Set(names(21, all[1]?.won ?? []).map(String));
    for (let k = 3; k < 21; k += 1) for (const at of [`1,${k}`, `${k},1`, `2,${k}`, `${k},2`]) expect(fresh.has(at) || at === '2,2').toBe(true);
    expect(fresh.has('3,4')).toBe(true);
    expect(fresh.has('0,5')).toBe(false);
  });
  it('leaves nothing unknown, and before the end something', () => {
    expect(marks(field, all, all.length)).not.toContain('open');
    expect(marks(field, all, all.length - 1)).toContain('open');
    expect(marks(field, all, 1)[21 + 2]).toBe('open');
    expect(marks(field, all, 2)[21 + 2]).toBe('lost');
  });
  it('says why', () => {
    expect(caption(undefined, field)).toBe('Nothing is known yet.');
    expect(caption(all[0], field)).toBe('(0, 0): no move is left, so the player to move loses. 60 more positions reach it in one move, and win.');
    expect(caption(all[1], field)).toMatch(/^No move from \(1, 2\) or \(2, 1\) reaches a losing position, so both lose\. \d+ more positions reach one of them in one move, and win\.$/);
  });
});

describe('other fields', () => {
  const of = (outcomes: number[], moves: Field['moves'], stuck: number[] = []): Field => ({
    side: Math.sqrt(outcomes.length),
    outcomes,
    vacant: 255,
    moves,
    stuck: new Set(stuck),
  });
  it('of misère play begin with those who cannot move, and win', () => {
    // Take 1 from the first number; without a move one wins: (0, b) wins, (1, b) loses.
    const all = steps(of([1, 1, 0, 0], [[], [], [0], [1]], [0, 1]));
    expect(all.map(({ kind, lost, won }) => [kind, lost, won])).toEqual([
      ['stuck', [], [0, 1]],
      ['losing', [2], []],
      ['losing', [3], []],
    ]);
  });
  it('that moves leave, or where nobody wins, say so at the end', () => {
    const all = steps(of([0, 1, 2, 255], [[], [], [2], []], [0]));
    expect(all.map(({ kind }) => kind)).toEqual(['losing', 'outside', 'drawn']);
    expect(marks(of([0, 1, 2, 255], null), all, 3)).toEqual(['lost', 'won', 'drawn', 'none']);
  });
  it('whose numbers may grow wait until every option is known', () => {
    // (1, 0) moves to (0, 1), which moves to (0, 0): (0, 1) wins first, then (1, 0) loses, though its sum is no larger.
    const all = steps(of([0, 1, 0, 1], [[], [0], [1], [2]], [0]));
    expect(all.map(({ lost }) => lost)).toEqual([[0], [2]]);
  });
  it('without known moves go by their sums', () => {
    const all = steps(of([0, 1, 1, 0], null));
    expect(all.map(({ lost, won }) => [lost, won])).toEqual([[[0], []], [[], [1, 2]], [[3], []]]);
    expect(caption(all[1], { side: 2, stuck: new Set() })).toBe('Sum 1: no position loses.');
    expect(caption(all[2], { side: 2, stuck: new Set() })).toBe('Sum 2: (1, 1) loses.');
  });
});
