/** The period of a heap game as far as it is known. */
import type { Evidence, Heaps } from '../lib/requests';

/** Evidence of a report. Without a period it is that of the values, which are computed. */
export function known(report: Pick<Heaps, 'evidence' | 'period' | 'conjecture'>): Evidence['kind'] {
  if (report.period) return report.evidence;
  return report.conjecture ? 'checked' : 'computed';
}
