/** Puzzles solved, and days on which the puzzle of the day was; kept in this browser. */
import { puzzleOf } from './puzzles';

/** Hints and wrong moves before the solution: none, or some. */
export type Solved = 'alone' | 'helped';

const KEY = 'bouton.puzzles';

interface Kept {
  solved: { [id: string]: Solved };
  days: string[];
}

function kept(): Kept {
  const found: Kept = { solved: {}, days: [] };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    for (const [id, how] of Object.entries(read.solved ?? {})) {
      if (puzzleOf(id) && (how === 'alone' || how === 'helped')) found.solved[id] = how;
    }
    if (Array.isArray(read.days)) found.days = read.days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
  } catch {
    // Nothing is kept, or something else is there: progress begins anew.
  }
  return found;
}

class Progress {
  #kept = $state.raw<Kept>(kept());

  how(id: string): Solved | undefined {
    return this.#kept.solved[id];
  }

  count = $derived(Object.keys(this.#kept.solved).length);
  days = $derived(this.#kept.days);

  /** A puzzle is solved; what was solved alone once stays so. `day` is given if it is the puzzle of that day. */
  add(id: string, how: Solved, day?: string) {
    const { solved, days } = this.#kept;
    this.#keep({
      solved: { ...solved, [id]: solved[id] === 'alone' ? 'alone' : how },
      days: day && !days.includes(day) ? [...days, day] : days,
    });
  }

  clear() {
    this.#keep({ solved: {}, days: [] });
  }

  #keep(now: Kept) {
    this.#kept = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Lasts until the page is left.
    }
  }
}

export const progress = new Progress();
