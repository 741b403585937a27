/** The nim-value of a position from those of its options. */
import type { PlayMove, PlayPosition } from '../lib/api';

/** A number that is looked for among the values of the options, and an option that has it. */
export interface Sought {
  value: number;
  found: PlayMove | undefined;
}

export interface Mex {
  /** The numbers from 0 up to the first that no option has. */
  steps: Sought[];
  /** The smallest number that is missing. */
  mex: number;
  /** All values, in order. */
  values: number[];
}

/**
 * The smallest number missing among the options' values; nothing where not all of them are known, where it does not give the value of
 * the position, as in misère play, or where it would take too many steps.
 */
export function mexOf(position: PlayPosition, most = 4096): Mex | undefined {
  if (position.value === null || position.moves_more > 0) return undefined;
  const options = new Map<number, PlayMove>();
  for (const move of position.moves) {
    const value = Number(move.value ?? NaN);
    if (!Number.isSafeInteger(value)) return undefined;
    if (!options.has(value)) options.set(value, move);
  }
  const steps: Sought[] = [];
  for (let value = 0; value <= most; value += 1) {
    const found = options.get(value);
    steps.push({ value, found });
    if (found) continue;
    if (String(value) !== position.value) return undefined;
    return { steps, mex: value, values: [...options.keys()].sort((a, b) => a - b) };
  }
  return undefined;
}

/** Options by their values, the smallest first; those without one last. */
export function byValue(moves: readonly PlayMove[]): PlayMove[] {
  const rank = ({ value }: PlayMove) => (value === null || value === undefined ? Infinity : Number(value));
  return [...moves].sort((a, b) => (rank(a) === rank(b) ? a.number - b.number : rank(a) - rank(b)));
}
