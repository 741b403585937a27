/** How somebody likes to play, kept in this browser. An address goes before it. */
import { STRENGTHS, type Record } from './record';

const KEY = 'bouton.play';

/** What a first visitor gets: to find the good move is the game, so hints come only when they are asked for. */
export const FIRST: Record = { ask: 'wythoff 5,8', misere: null, made: [], engine: 'second', strength: 4, hints: false, helped: false };

function kept(): Partial<Record> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record>;
  } catch {
    return {};
  }
}

export function preferred(): Record {
  const { engine, strength, hints } = kept();
  return {
    ...FIRST,
    engine: engine === null || engine === 'first' || engine === 'second' ? engine : FIRST.engine,
    strength: STRENGTHS.find((known) => known === strength) ?? FIRST.strength,
    hints: typeof hints === 'boolean' ? hints : FIRST.hints,
  };
}

/** Keeps what somebody prefers now; the rest stays as it was. */
export function prefer(now: Partial<Pick<Record, 'engine' | 'strength' | 'hints'>>) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...now }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
