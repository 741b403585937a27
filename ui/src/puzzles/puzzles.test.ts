import { describe, expect, it } from 'vitest';
import { daily, dateOf, dayOf, streak } from './days';
import { ideas as en } from './ideas.en';
import { ideas as zh } from './ideas.zh';
import { after, chosen, FAMILIES, PUZZLES } from './puzzles';

describe('the puzzles', () => {
  it('have ideas that are told in both languages, and no idea is without a puzzle', () => {
    const used = new Set(PUZZLES.map(({ idea }) => idea));
    expect([...used].sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(zh)).toEqual(Object.keys(en));
  });
  it('are all found by grade and family', () => {
    const found = FAMILIES.flatMap((family) => chosen('', family));
    expect(new Set(found)).toEqual(new Set(PUZZLES));
    expect(chosen('2', '').every(({ grade }) => grade === 2)).toBe(true);
  });
  it('go on with the next that is not solved, from the end at the beginning', () => {
    const [one, two, three] = PUZZLES;
    expect(after(one!, () => false)).toBe(two);
    expect(after(one!, (id) => id === two!.id)).toBe(three);
    expect(after(PUZZLES.at(-1)!, () => false)).toBe(one);
    expect(after(one!, () => true)).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  it('is of the local date, whatever the hour', () => {
    expect(dateOf(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(dateOf(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
    expect(dayOf('1970-01-02')).toBe(1);
    expect(dayOf('2024-03-01') - dayOf('2024-02-28')).toBe(2);
  });
  it('is another one each day until all have had theirs', () => {
    const days = PUZZLES.map((_, at) => daily(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)));
    expect(new Set(days)).toEqual(new Set(PUZZLES));
  });
  it('makes a streak with those of the days before, up to today or yesterday', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-02-20'];
    expect(streak(days, '2026-03-01')).toBe(3);
    expect(streak(days, '2026-03-02')).toBe(3);
    expect(streak(days, '2026-03-03')).toBe(0);
    expect(streak([], '2026-03-03')).toBe(0);
  });
});

describe('progress', () => {
  it('is kept, and begins anew where nonsense is kept', async () => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } });
    kept.set('bouton.puzzles', '{"solved": {"no-such-puzzle": "alone", "nim-2-4": 7}, "days": ["x", 5]}');
    const { progress } = await import('./progress.svelte');
    expect([progress.count, progress.days]).toEqual([0, []]);
    const [one, two] = PUZZLES;
    progress.add(one!.id, 'helped');
    progress.add(two!.id, 'alone', '2026-03-01');
    progress.add(two!.id, 'helped', '2026-03-01');
    expect([progress.how(one!.id), progress.how(two!.id), progress.count, progress.days]).toEqual(['helped', 'alone', 2, ['2026-03-01']]);
    expect(JSON.parse(kept.get('bouton.puzzles') ?? '')).toEqual({ solved: { [one!.id]: 'helped', [two!.id]: 'alone' }, days: ['2026-03-01'] });
    progress.clear();
    expect([progress.count, progress.days]).toEqual([0, []]);
  });
});
