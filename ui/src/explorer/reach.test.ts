import { describe, expect, it } from 'vitest';
import type { PlayPosition } from '../lib/api';
import { reachable } from './reach';

/** Nim with any heaps, as the server tells it: a heap of 0 stays. */
function nim(heaps: number[]): PlayPosition {
  const moves = heaps.flatMap((heap, component) =>
    Array.from({ length: heap }, (_, left) => ({ text: `${component}:${left}`, changes: [{ component, parts: [[String(left)]] }] })),
  );
  return {
    position: heaps.join(' '),
    components: heaps.map((heap) => ({ game: 'nim', arguments: {}, numbers: [String(heap)] })),
    moves: moves.map((move, index) => ({ ...move, number: index + 1 })),
    moves_more: 0,
    outcome: heaps.reduce((sum, heap) => sum ^ heap, 0) === 0 ? 'P' : 'N',
    value: String(heaps.reduce((sum, heap) => sum ^ heap, 0)),
  } as unknown as PlayPosition;
}

const ask = (heaps: number[]) => async (path: readonly string[]) => {
  const now = [...heaps];
  for (const move of path) {
    const [component = 0, left = 0] = move.split(':').map(Number);
    now[component] = left;
  }
  return nim(now);
};

describe('the graph of a game', () => {
  it('has every position once, whatever the order of its heaps', async () => {
    // Of (1, 2): 12, 02, 11, 01, 00, and 10, which is 01.
    const found = await reachable(ask([1, 2]), 20);
    expect(found?.nodes.map(({ text }) => text)).toEqual(['1 2', '0 2', '1 0', '1 1', '0 0']);
    expect(found?.edges.length).toBe(7);
    expect(found?.nodes.find(({ text }) => text === '1 1')?.outcome).toBe('P');
  });
  it('leads to its positions by moves', async () => {
    const from = ask([2, 2]);
    const found = await reachable(from, 20);
    for (const { path, text } of found?.nodes ?? []) expect((await from(path)).position).toBe(text);
  });
  it('is none where there are more positions than asked for', async () => {
    expect(await reachable(ask([1, 2]), 4)).toBeUndefined();
    expect((await reachable(ask([1, 2]), 5))?.nodes.length).toBe(5);
  });
});
