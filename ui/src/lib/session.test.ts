import { describe, expect, it, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
const { outcomeOf, session } = await import('./session.svelte');

describe('the experiments of a visit', () => {
  it('are listed once each, the latest first', () => {
    session.note('prove', { ask: 'nim' }, { proved: true, refuted: false });
    session.note('check', { ask: 'nim', upto: 5 }, { refuted: true });
    session.note('prove', { ask: 'nim' }, { proved: false, refuted: false });
    session.note('solve', { ask: 'nim 3' }, {});
    expect(session.list.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['prove', 'open'],
      ['check', 'refuted'],
    ]);
    expect(JSON.parse(store.get('bouton.session') ?? '')).toEqual(session.list);
    for (let upto = 0; upto < 100; upto += 1) session.note('check', { ask: 'nim', upto }, {});
    expect(session.list.length).toBe(60);
    session.clear();
    expect(store.get('bouton.session')).toBe('[]');
  });
  it('are no better than they are', () => {
    expect(outcomeOf('check', { refuted: false, findings: [] })).toBe('open');
    expect(outcomeOf('check', { refuted: false, findings: [{ verdict: 'agrees' }, { verdict: 'unknown' }] })).toBe('open');
    expect(outcomeOf('check', { refuted: false, findings: [{ verdict: 'agrees' }] })).toBe('agrees');
    expect(outcomeOf('discover', { proved: false, findings: [{ evidence: 'checked' }] })).toBe('conjecture');
    expect(outcomeOf('discover', { proved: false, findings: [{ evidence: null }] })).toBe('open');
    expect(outcomeOf('period', { period: { length: 12 }, evidence: 'theorem' })).toBe(null);
    expect(outcomeOf('guess', null)).toBe('open');
  });
});
