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
  verdict: string;
  message: string;
  counterexample: Counterexample | null;
}

export interface Checked {
  upto: number;
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
  verdict: 'proved' | 'refuted' | 'undecided';
  message: string;
  milliseconds: number;
  counterexample: Counterexample | null;
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

export interface Discovered {
  goal: 'outcomes' | 'values';
  evidence: 'proved' | 'checked' | null;
  items: string[];
  message: string | null;
  states: number | null;
  ranks: string[] | null;
  numeration: string | null;
  certificate_bytes: number | null;
  certificate?: string | null;
  positions: number;
  upto: number;
  milliseconds: number;
  svg?: string;
}

export interface Discoveries {
  game: string;
  proved: boolean;
  findings: Discovered[];
  limits_hit: string | null;
  /** If it was asked for; where none can be written, `message` says why. */
  program?: { language: string; text: string | null; message?: string } | null;
}
