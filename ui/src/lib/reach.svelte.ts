/**
 * Whether the server answers. When a question finds nobody there, the server is asked for its health, ever less often, until it answers;
 * what waits for it goes on then.
 */
import { answers } from '$house';

/** The wait before the first further attempt, and the longest, in milliseconds. */
const FIRST = 500;
const LONGEST = 15_000;
/** Interval of checks by an idle page. */
const BEAT = 10_000;

/** The wait before an attempt after so many failed ones. */
export function backOff(failed: number): number {
  return Math.min(FIRST * 2 ** Math.min(failed, 20), LONGEST);
}

export class Reach {
  /** The server did not answer when it was asked last. */
  away = $state(false);
  /** Number of its returns. */
  returned = $state(0);

  readonly #answers: () => Promise<boolean>;
  #back: Promise<void> | null = null;
  #hurry: () => void = () => undefined;

  constructor(answers: () => Promise<boolean>) {
    this.#answers = answers;
  }

  /** Resolves once the server answers; at once if it does. */
  back(): Promise<void> {
    return (this.#back ??= this.#poll().finally(() => (this.#back = null)));
  }

  /** Does not wait for the next attempt. */
  hurry() {
    this.#hurry();
  }

  /** Looks now and then, while the page is seen; returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.back();
    };
    const timer = setInterval(look, BEAT);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async #poll() {
    for (let failed = 0; !(await this.#answers()); failed += 1) {
      this.away = true;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, backOff(failed));
        this.#hurry = () => (clearTimeout(timer), resolve());
      });
    }
    if (this.away) this.returned += 1;
    this.away = false;
  }
}

export const reach = new Reach(answers);
