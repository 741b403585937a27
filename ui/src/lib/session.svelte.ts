/** The experiments of this visit, on any page: what was checked, discovered, proved, tabulated or guessed. They last as long as the tab. */
import type { Requests } from './requests';

export type Operation = 'check' | 'discover' | 'prove' | 'table' | 'period' | 'guess';
const OPERATIONS: readonly string[] = ['check', 'discover', 'prove', 'table', 'period', 'guess'] satisfies Operation[];

/** How it came out, where that is a word. */
export type Outcome = 'proved' | 'refuted' | 'agrees' | 'conjecture' | 'open' | null;

export type Experiment = { [O in Operation]: { operation: O; request: Requests[O]; outcome: Outcome } }[Operation];

const KEY = 'bouton.session';
const MOST = 60;

function kept(): Experiment[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Experiment[];
    return Array.isArray(found) ? found.filter((one) => OPERATIONS.includes(one?.operation) && typeof one.request === 'object').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Results of work as far as they are looked at here. */
interface Result {
  proved?: unknown;
  refuted?: unknown;
  period?: unknown;
  conjecture?: unknown;
  evidence?: unknown;
  conjectures?: unknown[];
  findings?: { evidence?: unknown; verdict?: unknown }[];
}

export function outcomeOf(operation: Operation, result: unknown): Outcome {
  const found = (result ?? {}) as Result;
  switch (operation) {
    case 'check':
      if (found.refuted) return 'refuted';
      return found.findings?.length && found.findings.every(({ verdict }) => verdict === 'agrees' || verdict === 'proved') ? 'agrees' : 'open';
    case 'prove':
      return found.refuted ? 'refuted' : found.proved ? 'proved' : 'open';
    case 'discover':
      return found.proved ? 'proved' : found.findings?.some(({ evidence }) => evidence) ? 'conjecture' : 'open';
    case 'period':
      return found.period ? (found.evidence === 'proved' ? 'proved' : null) : found.conjecture ? 'conjecture' : 'open';
    case 'guess':
      return found.conjectures && found.conjectures.length > 0 ? 'conjecture' : 'open';
    case 'table':
      return null;
  }
}

class Session {
  /** The latest first; each question once. */
  list = $state.raw<Experiment[]>(kept());

  note(operation: string, request: object, result: unknown) {
    if (!OPERATIONS.includes(operation)) return;
    const one = { operation, request, outcome: outcomeOf(operation as Operation, result) } as Experiment;
    const same = JSON.stringify([operation, request]);
    this.#keep([one, ...this.list.filter((other) => JSON.stringify([other.operation, other.request]) !== same)].slice(0, MOST));
  }

  clear() {
    this.#keep([]);
  }

  #keep(list: Experiment[]) {
    this.list = list;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Too much for the browser: the list lasts until the page is loaded again.
    }
  }
}

export const session = new Session();
