/** How somebody likes to play, kept in this browser. An address goes before it. */
import { STRENGTHS, type Record } from './record';

const KEY = 'bouton.play';

/** What a first visitor gets. */
export const FIRST: Record = { ask: 'wythoff 5,8', misere: null, made: [], engine: 'second', strength: 4, hints: true };

export function preferred(): Record {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record>;
    return {
      ...FIRST,
      engine: kept.engine === null || kept.engine === 'first' || kept.engine === 'second' ? kept.engine : FIRST.engine,
      strength: STRENGTHS.find((strength) => strength === kept.strength) ?? FIRST.strength,
      hints: typeof kept.hints === 'boolean' ? kept.hints : FIRST.hints,
    };
  } catch {
    return FIRST;
  }
}

export function prefer({ engine, strength, hints }: Pick<Record, 'engine' | 'strength' | 'hints'>) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ engine, strength, hints }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
