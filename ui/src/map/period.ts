/** What is known of the values of a heap game: `bouton period --json`. */
import type { Evidence } from '../lib/api';

interface Pattern {
  start: number;
  length: number;
  /** What is added in a period. */
  saltus: number;
}

/** The report, as far as it is shown. */
export interface PeriodReport {
  game: string;
  evidence: 'proved' | 'theorem' | 'computed';
  period: (Pattern & { values_needed: number | null }) | null;
  conjecture: Pattern | null;
  /** An arithmetic pattern that is no conjecture, since its quotients have shown few bits. */
  withheld: (Pattern & { quotient_bits_at_start: number; quotient_bits: number; quotient_bits_wanted: number }) | null;
  exceptions: { count: number; first: number[] } | null;
  /** The theorem that it is by, or might be by. */
  theorem: 'window' | 'guy-smith' | 'tails' | 'automata' | null;
  values: number;
  largest: number;
  largest_at: number;
  limits_hit: string | null;
  certificate?: string | null;
}

/** How what is said is known. Where no period is, the values themselves are said: they are computed. */
export function known(report: Pick<PeriodReport, 'evidence' | 'period' | 'conjecture'>): Evidence['kind'] {
  if (report.period) return report.evidence;
  return report.conjecture ? 'checked' : 'computed';
}
