/** A step of the sieve, in one line. */
import type { Field, Step } from './sieve';
import { sieveWords } from './words';

/** More positions than these are counted, not named. */
const NAMED = 4;

export function caption(step: Step | undefined, { side, stuck }: Pick<Field, 'side' | 'stuck'>): string {
  const t = sieveWords();
  if (!step) return t.start;
  const { kind, lost, won, drawn } = step;
  const name = (cell: number) => `(${Math.floor(cell / side)}, ${cell % side})`;
  switch (kind) {
    case 'losing':
      return lost.every((cell) => stuck.has(cell)) ? t.ends(t.and(lost.map(name)), won.length) : t.losing(t.or(lost.map(name)), won.length, lost.length > 1);
    case 'stuck':
      return t.stuck(won.length);
    case 'outside':
      return t.outside(won.length);
    case 'drawn':
      return t.drawn(drawn.length);
    case 'line': {
      const [first = 0] = [...lost, ...won, ...drawn];
      return t.line(Math.floor(first / side) + (first % side), lost.length <= NAMED ? t.and(lost.map(name)) : '', lost.length);
    }
  }
}
