/** Answers of the jobs about claims. */
import type { Attempt, Compared, Counterexample, Discoveries, Proofs, Report } from '../lib/requests';

export type { Attempt, Counterexample, Discoveries } from '../lib/requests';

/** The tasks of the bar, each of which may have been asked for. */
export const RUNS = ['check', 'discover', 'prove', 'program'] as const;
export type Run = (typeof RUNS)[number];

/** A statement of a text, checked. Rules are `wrong`, and what is said of them is `refuted`. */
export type Finding = Compared;
export type Checked = Report;
export type Proved = Proofs;
export type Step = NonNullable<Attempt['steps']>[number];
export type Discovered = Discoveries['findings'][number];
/** A conjecture for all parameters. */
export type Family = NonNullable<Discovered['family']>;
/** All positions with numbers up to `upto`, and their number. */
export type Box = NonNullable<Discovered['looked_at']>;

/** A position to show on a board, where a claim or an example is wrong. Of rules and assumptions there is none. */
export function onBoard(found: Finding | Attempt): Counterexample | null {
  const about = 'subject' in found ? found.subject === 'claim' || found.subject === 'example' : !found.refuted_assumption;
  return found.verdict === 'refuted' && about ? found.counterexample : null;
}

/** The sign before the word for a verdict. Only what is proved, or agrees, has the one of approval. */
const SIGNS: Record<string, string> = { proved: '✓', agrees: '✓', refuted: '✗', wrong: '✗', undecided: '?', unknown: '?', conjecture: '?', rejected: '⚠' };

export function sign(verdict: string): string {
  return SIGNS[verdict] ?? '·';
}

/** Parameters that were compared with boxes of the same size are told of together. */
export function together(compared: Family['compared']): (Box & { parameters: string[] })[] {
  const all: (Box & { parameters: string[] })[] = [];
  for (const { parameters, positions, upto } of compared) {
    const known = all.find((box) => box.positions === positions && box.upto === upto);
    if (known) known.parameters.push(parameters);
    else all.push({ parameters: [parameters], positions, upto });
  }
  return all;
}

/** The bound of a check; 0 for what is no number, or is below 0. */
export function bound(upto: number | null): number {
  return Math.max(Math.floor(Number(upto)) || 0, 0);
}
