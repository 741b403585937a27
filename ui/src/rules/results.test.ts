import { describe, expect, it, vi } from 'vitest';
import { bound, onBoard, sign, together, type Attempt, type Counterexample, type Finding } from './results';

vi.stubGlobal('location', { search: '?lang=en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { settings } = await import('../lib/settings.svelte');
const { rulesWords } = await import('./words');

/** The verdicts of `crates/serve/openapi.json` and of `bouton check`. */
const VERDICTS = ['agrees', 'refuted', 'wrong', 'unknown', 'proved', 'undecided', 'rejected', 'conjecture'];
const counterexample: Counterexample = { position: '4', failure: 'other-outcome', claimed: 'P', truth: 'N', move: null };

describe('verdicts', () => {
  it('have a sign and words of their own in both languages', () => {
    for (const lang of ['en', 'zh'] as const) {
      settings.lang = lang;
      const said = VERDICTS.map((verdict) => rulesWords().verdicts[verdict]);
      expect(said).not.toContain(undefined);
      expect(new Set(said).size).toBe(VERDICTS.length);
    }
    for (const verdict of VERDICTS) expect(sign(verdict)).not.toBe('·');
  });
  it('of approval and refutation keep their signs to themselves', () => {
    expect(VERDICTS.filter((verdict) => sign(verdict) === sign('proved'))).toEqual(['agrees', 'proved']);
    expect(VERDICTS.filter((verdict) => sign(verdict) === sign('refuted'))).toEqual(['refuted', 'wrong']);
    expect(VERDICTS.filter((verdict) => sign(verdict) === sign('rejected'))).toEqual(['rejected']);
  });
});

describe('a board', () => {
  it('shows where a claim or an example is wrong, and no number of an assumption', () => {
    const of = (subject: string, verdict: string) => onBoard({ subject, verdict, counterexample } as Finding);
    expect([of('claim', 'refuted'), of('example', 'refuted')]).toEqual([counterexample, counterexample]);
    expect([of('assumption', 'refuted'), of('rules', 'wrong'), of('claim', 'agrees')]).toEqual([null, null, null]);
  });
  it('shows no counterexample to what a proof would build on as one to the claim', () => {
    const of = (verdict: string, refuted_assumption: string | null) => onBoard({ verdict, refuted_assumption, counterexample } as Attempt);
    expect([of('refuted', null), of('undecided', 'assume k < 3'), of('rejected', null)]).toEqual([counterexample, null, null]);
  });
});

describe('what was compared', () => {
  it('is told of together where the boxes are the same', () => {
    const [a, b, c] = [
      { parameters: 'm=2', positions: 200, upto: 199 },
      { parameters: 'm=3', positions: 100, upto: 199 },
      { parameters: 'm=4', positions: 200, upto: 199 },
    ];
    expect(together([a, b, c])).toEqual([
      { parameters: ['m=2', 'm=4'], positions: 200, upto: 199 },
      { parameters: ['m=3'], positions: 100, upto: 199 },
    ]);
  });
  it('goes up to a natural number, whatever is in the field', () => {
    expect([40, 3.7, -2, Number.NaN, null].map(bound)).toEqual([40, 3, 0, 0, 0]);
  });
  it('is said of its size, and of all sizes only where positions have none', () => {
    settings.lang = 'en';
    const { looked } = rulesWords();
    expect(looked(false, null, '200', '199')).toBe('Looked at 200 positions with numbers up to 199.');
    expect(looked(true, 3, '1,000', '9')).toBe('Looked at 1,000 positions of length 3 with numbers up to 9.');
    expect(looked(false, 2, '100', '9')).toBe('Looked at 100 positions of 2 components, each order counted, with numbers up to 9.');
    settings.lang = 'zh';
    expect(rulesWords().looked(true, 3, '1,000', '9')).toMatch(/长度为 3 的局面/);
    expect(rulesWords().looked(false, 2, '100', '9')).toMatch(/2 个分量的局面（分量次序不同者分别计数）/);
  });
});
