import { describe, expect, it } from 'vitest';
import type { Answer, Game, PlayPosition } from '../lib/api';
import { allowed, chances, fits, fromQuery, MOST, tasks, toQuery, valuesOf, withValue, type Server, type Sheet } from './sheet';

/** A server that knows Nim by its theorem and refuses all else. */
const nim: Server = {
  solve: async (ask) => {
    const heaps = ask.replace(/^nim /, '').split(' ').map(Number);
    if (heaps.some((heap) => !Number.isInteger(heap))) throw new Error('refused');
    const total = heaps.reduce((sum, heap) => sum ^ heap, 0);
    const moves = heaps.flatMap((heap, at) => ((heap ^ total) < heap ? [{ from: '', text: `${heap} → ${heap ^ total}`, to: heaps.map((other, place) => (place === at ? heap ^ total : other)).join(' ') }] : []));
    return { position: heaps.join(' '), outcome: total === 0 ? 'P' : 'N', winning_moves: moves, remoteness: null } as unknown as Answer;
  },
  play: () => Promise.reject(new Error('not for heaps')) as Promise<PlayPosition>,
};
const game = { game: 'nim', form: 'tuple', arity: 1, family: 'heaps', begin: '3 5 7' } as Game;
const sheet: Sheet = { game: 'nim', given: '', count: 10, level: 2, seed: 'a', reasons: false };
const make = (how: Partial<Sheet> = {}) => tasks(game, { ...sheet, ...how }, nim, () => false);

describe('a worksheet', () => {
  it('is the same for the same number, and another for another', async () => {
    const [one, again, other] = await Promise.all([make(), make(), make({ seed: 'b' })]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('has as many positions as were asked for, each once, won and lost ones', async () => {
    const found = await make({ count: MOST });
    expect(new Set(found.map(({ position }) => position)).size).toBe(MOST);
    const lost = found.filter(({ answer }) => answer.outcome === 'P').length;
    expect(lost).toBeGreaterThan(2);
    expect(lost).toBeLessThan(MOST - 2);
  });

  it('has larger positions the harder it is', async () => {
    const most = async (level: 1 | 3) => Math.max(...(await make({ level })).flatMap(({ position }) => position.split(' ').map(Number)));
    expect(await most(1)).toBeLessThanOrEqual(5);
    expect(await most(3)).toBeGreaterThan(9);
  });

  it('has no more positions than the game', async () => {
    const one = { ...game, game: 'nim', begin: '3' } as Game;
    // One heap of 1 to 12 stones.
    expect((await tasks(one, { ...sheet, count: 20, level: 1 }, nim, () => false)).length).toBeLessThanOrEqual(12);
  });

  it('skips what is refused and ends on any other failure', async () => {
    const failing = (code: string): Server => ({ ...nim, solve: () => Promise.reject(new Error(code)) as Promise<Answer> });
    expect(await tasks(game, sheet, failing('refused'), (error) => (error as Error).message === 'refused')).toEqual([]);
    await expect(tasks(game, sheet, failing('away'), () => false)).rejects.toThrow('away');
  });

  it('stands in its address', () => {
    const query = new URLSearchParams(JSON.parse(JSON.stringify(toQuery(sheet))) as Record<string, string>);
    expect(fromQuery(query, ['nim'])).toEqual(sheet);
    expect(fromQuery(query, ['bash'])).toBeUndefined();
    expect(fromQuery(new URLSearchParams('game=nim&count=1e9&level=7'), ['nim'])).toEqual({ game: 'nim', given: '', count: 6, level: 1, seed: '1', reasons: true });
  });

  it('may have other parameters than usual, which are asked for', async () => {
    const query = new URLSearchParams('game=bash&given=m=4 x +nonsense= a=b=c');
    const found = fromQuery(query, ['bash']) as Sheet;
    expect(found.given).toBe('m=4 a=b=c');
    expect(valuesOf(found.given)).toEqual({ m: '4', a: 'b=c' });
    expect(withValue('m=4 T=20', 'm', '{1, 2}')).toBe('T=20 m={1,2}');
    expect(withValue('m=4 T=20', 'm', ' ')).toBe('T=20');
    const parameters = [{ name: 'm', kind: 'natural' }, { name: 'edges', kind: 'graph' }] as Game['parameters'];
    expect(allowed('m=4 edges=0-1 z=2', { parameters })).toBe('m=4');
    // Take one to m stones: lost where m + 1 divides the heap.
    const asked: string[] = [];
    const bash: Server = {
      ...nim,
      solve: async (ask) => {
        asked.push(ask);
        const [, m, heap] = /^bash m=(\d+) (\d+)$/.exec(ask)!.map(Number) as [number, number, number];
        const over = heap % (m + 1);
        const moves = over ? [{ from: '', text: '', to: String(heap - over) }] : [];
        return { position: String(heap), outcome: over ? 'N' : 'P', winning_moves: moves, remoteness: heap === 0 ? 0 : 1 } as unknown as Answer;
      },
    };
    const one = { game: 'bash', form: 'tuple', arity: 1, family: 'one-heap', begin: '21' } as Game;
    expect((await tasks(one, { ...sheet, game: 'bash', given: 'm=4', count: 5 }, bash, () => false)).length).toBe(5);
    expect(asked.every((ask) => ask.startsWith('bash m=4 '))).toBe(true);
  });

  it('is not about sums, payoffs or games without a beginning', () => {
    expect(fits(game)).toBe(true);
    for (const other of [{ form: 'none' }, { form: 'cells' }, { family: 'payoffs' }, { game: 'sum' }, { begin: null }]) expect(fits({ ...game, ...other } as Game)).toBe(false);
  });
});

describe('chances', () => {
  it('are spread over the unit interval', () => {
    const chance = chances('any');
    const found = Array.from({ length: 10_000 }, chance);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...found)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = found.filter((one) => Math.floor(10 * one) === tenth).length;
      expect(Math.abs(share - 1000)).toBeLessThan(150);
    }
  });
});
