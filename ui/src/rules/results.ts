/** What jobs about claims answer: `bouton check`, `prove` and `discover` with `--json`. */

/** The jobs about claims, each of which may have been asked for. */
export const RUNS = ['check', 'prove', 'discover'] as const;
export type Run = (typeof RUNS)[number];

export interface Counterexample {
  position: string;
  failure: string;
  claimed: string | null;
  truth: string | null;
  move: { from: string; to: string; text: string } | null;
}

export interface Finding {
  subject: 'rules' | 'claim' | 'assumption' | string;
  convention: string;
  text: string;
  /** Rules are `wrong`, and what is said of them is `refuted`. */
  verdict: 'agrees' | 'refuted' | 'wrong' | 'unknown';
  message: string;
  positions: number | null;
  upto: number | null;
  counterexample: Counterexample | null;
}

export interface Checked {
  upto: number;
  /** Something that the text says is wrong; an error in the rules alone refutes nothing. */
  refuted: boolean;
  findings: Finding[];
  limits_hit: string | null;
}

export interface Step {
  label: string;
  purpose: string;
  sentence: string;
  states: number;
  nodes: number;
  milliseconds: number;
  holds: boolean;
}

export interface Attempt {
  convention: string;
  claim: number;
  text: string;
  size: number | null;
  /** `rejected`: the checker does not accept the program's own proof, which is a defect of the program. */
  verdict: 'proved' | 'refuted' | 'undecided' | 'rejected';
  message: string;
  milliseconds: number;
  counterexample: Counterexample | null;
  /** What a proof would build on, if that is false; then the counterexample is one of it, and of the claim nothing is known. */
  refuted_assumption: string | null;
  assumptions: string[] | null;
  /** How numbers are written, after "numbers in". */
  written: string | null;
  /** How many states an automaton for what is claimed needs, and its drawing, if it is small enough for one. */
  states: number | null;
  svg?: string;
  /** Why play ends, without a full stop. */
  falling: string | null;
  steps: Step[] | null;
  relations: number | null;
  certificate_bytes: number | null;
  certificate?: string | null;
}

export interface Proved {
  game: string;
  proved: boolean;
  refuted: boolean;
  attempts: Attempt[];
  message: string | null;
  limits_hit: string | null;
}

/** All positions with numbers up to `upto`, and how many these are. */
export interface Box {
  positions: number;
  upto: number;
}

export interface Discovered extends Box {
  goal: 'outcomes' | 'values';
  /** How many components, or how long a row; nothing where positions have no size. */
  size: number | null;
  evidence: 'proved' | 'checked' | null;
  items: string[];
  message: string | null;
  states: number | null;
  ranks: string[] | null;
  numeration: string | null;
  certificate_bytes: number | null;
  certificate?: string | null;
  /** Other sizes that have positions and agree. */
  also: number[];
  /** All other sizes that were compared. */
  sizes: (Box & { size: number; agrees: boolean; differs_at: number[] | null })[];
  /** What was looked at, also where nothing was found. */
  looked_at: Box | null;
  family: Family | null;
  milliseconds: number;
  svg?: string;
}

/** A conjecture for all parameters. */
export interface Family {
  items: string[];
  /** Parameters as they are written, for which it is proved; for which it agrees; and with what these were compared. */
  proved: string[];
  agreeing: string[];
  compared: (Box & { parameters: string })[];
}

export interface Discoveries {
  game: string;
  size: number | null;
  proved: boolean;
  findings: Discovered[];
  limits_hit: string | null;
  /** If it was asked for; where none can be written, `message` says why. */
  program?: { language: string; text: string | null; message?: string } | null;
}

/** What can be shown on a board: a position where a claim or an example is wrong. Of rules and assumptions there is none. */
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

/** So many positions as are checked: a number that is none, or below 0, is 0. */
export function bound(upto: number | null): number {
  return Math.max(Math.floor(Number(upto)) || 0, 0);
}
