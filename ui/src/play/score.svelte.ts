/** Results against the engine by its strength, kept in this browser. */
import { STRENGTHS, type Strength } from './record';

export interface Tally {
  won: number;
  /** Wins with hints, with advice, or after a move was taken back. */
  helped: number;
  drawn: number;
  lost: number;
}

const KEY = 'bouton.score';

function empty(): Record<Strength, Tally> {
  return Object.fromEntries(STRENGTHS.map((strength) => [strength, { won: 0, helped: 0, drawn: 0, lost: 0 }])) as Record<Strength, Tally>;
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

function kept(): Record<Strength, Tally> {
  const found = empty();
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Strength, Partial<Tally>>>;
    for (const strength of STRENGTHS) {
      const { won, helped, drawn, lost } = read[strength] ?? {};
      found[strength] = { won: count(won), helped: Math.min(count(helped), count(won)), drawn: count(drawn), lost: count(lost) };
    }
  } catch {
    // Nothing is kept, or something else is there: the score begins anew.
  }
  return found;
}

class Score {
  tallies = $state<Record<Strength, Tally>>(kept());

  add(strength: Strength, what: 'won' | 'drawn' | 'lost', helped = false) {
    this.tallies[strength][what] += 1;
    if (helped) this.tallies[strength].helped += 1;
    this.#keep();
  }

  clear() {
    this.tallies = empty();
    this.#keep();
  }

  any = $derived(STRENGTHS.some((strength) => Object.values(this.tallies[strength]).some((number) => number > 0)));

  #keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tallies));
    } catch {
      // Lasts until the page is left.
    }
  }
}

export const score = new Score();
