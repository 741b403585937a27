import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// What the addresses of the server need of a browser.
Object.assign(globalThis, { location: new URL('http://127.0.0.1/?lang=en'), localStorage: { getItem: () => null, setItem: () => undefined } });
const { api } = await import('../../lib/api');
const { GAP, layoutOf, LayoutQuery, textOf } = await import('./places');
type Layout = import('./places').Layout;

/** The answer about a single vertex of any name. */
const answer = (name: string) => ({ vertices: [{ name, at: { x: 0.5, y: 1.2 } }], arrows: [], ground_loops: [0.5], width: 1, height: 1.2 });
let asked: { text: string; answer: () => void; refuse: () => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(api, 'layout').mockImplementation(
    (text) => new Promise((resolve, reject) => asked.push({ text, answer: () => resolve(answer(text)), refuse: () => reject(new Error('away')) })),
  );
});
afterEach(() => void vi.restoreAllMocks());

describe('layouts', () => {
  it('are asked for once, and then are there at once', async () => {
    const [one, other] = [layoutOf('0-1', 'ground'), layoutOf('0-1', 'ground')];
    expect(one).toBe(other);
    expect(asked.length).toBe(1);
    asked[0]!.answer();
    const layout = await one;
    expect(layout.points.get('0-1')).toEqual({ x: 0.5 * GAP.ground, y: 1.2 * GAP.ground });
    expect(layout.groundLoops).toEqual([0.5 * GAP.ground]);
    expect(layoutOf('0-1', 'ground')).toBe(layout);
    // A graph of arrows is another one.
    void layoutOf('0-1', 'arrows');
    expect(asked.length).toBe(2);
  });

  it('that were refused are asked for again', async () => {
    const first = layoutOf('0-2', 'ground');
    asked[0]!.refuse();
    await expect(first).rejects.toThrow('away');
    expect(layoutOf('0-2', 'ground')).toBeInstanceOf(Promise);
    expect(asked.length).toBe(2);
  });

  it('are kept, but not all of them', async () => {
    for (let number = 0; number < 80; number += 1) {
      const layout = layoutOf(`7-${number}`, 'ground');
      asked.at(-1)!.answer();
      await layout;
    }
    expect(layoutOf('7-79', 'ground')).not.toBeInstanceOf(Promise);
    expect(layoutOf('7-0', 'ground')).toBeInstanceOf(Promise);
  });

  it('that come late do not replace what was asked for after them', async () => {
    const query = new LayoutQuery();
    const shown: string[] = [];
    const show = (name: string) => (layouts: readonly Layout[]) => void shown.push(`${name} ${layouts.length}`);
    query.send(['1-1', '1-2'], 'ground', show('first'), () => shown.push('failed'));
    query.send(['1-3'], 'ground', show('second'), () => shown.push('failed'));
    [...asked].reverse().forEach(({ answer }) => answer());
    await vi.waitFor(() => expect(shown).toEqual(['second 1']));
    // At once, since they are here by now.
    query.send(['1-1', '1-2'], 'ground', show('third'), () => shown.push('failed'));
    expect(shown).toEqual(['second 1', 'third 2']);
    query.send(['1-4'], 'ground', show('fourth'), () => shown.push('failed'));
    asked.at(-1)!.refuse();
    await vi.waitFor(() => expect(shown.at(-1)).toBe('failed'));
  });

  it('are of graphs as they are typed, with vertices by themselves', () => {
    expect(textOf([{ a: '0', b: '1' }, { a: '1', b: '1' }], ['5'])).toBe('0-1,1-1,5');
    expect(textOf([])).toBe('()');
  });
});
