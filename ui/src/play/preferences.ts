/** Preferences of a player, kept in this browser. An address takes precedence. */
import { STRENGTHS, type Record } from './record';

const KEY = 'bouton.play';

/** Preferences of a first visitor. Finding the good move is the game, so hints are off and who wins is not told. */
export const FIRST: Record = { ask: 'wythoff 5,8', misere: null, made: [], engine: 'second', strength: 4, hints: false, revealed: false, helped: false };

function kept(): Partial<Record> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record>;
  } catch {
    return {};
  }
}

export function preferred(): Record {
  const { engine, strength, hints, revealed } = kept();
  return {
    ...FIRST,
    engine: engine === null || engine === 'first' || engine === 'second' ? engine : FIRST.engine,
    strength: STRENGTHS.find((known) => known === strength) ?? FIRST.strength,
    hints: typeof hints === 'boolean' ? hints : FIRST.hints,
    revealed: typeof revealed === 'boolean' ? revealed : FIRST.revealed,
  };
}

/** Keeps what somebody prefers now; the rest stays as it was. */
export function prefer(now: Partial<Pick<Record, 'engine' | 'strength' | 'hints' | 'revealed'>>) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...now }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
