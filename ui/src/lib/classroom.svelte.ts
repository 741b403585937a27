/**
 * What a teacher asks of a page by its address: `projector=1`, everything large; `class=1`, who wins and why stays hidden; `class=…`, until somebody types
 * the key word of which this is a trace.
 *
 * This hides, and does not lock: who asks at another address is answered.
 */
import { address, router } from './router.svelte';

/** Names in addresses. */
export const PROJECTOR = 'projector';
export const CLASS = 'class';
/** A class without a key word. */
export const FOR_GOOD = '1';

/** Trace of a key word from which it cannot be read, whatever its case and the blanks around it. */
export function traceOf(word: string): string {
  const plain = word.normalize('NFKC').trim().toLowerCase();
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of plain) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `k${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

class Classroom {
  projector = $state(router.place.query.get(PROJECTOR) === '1');
  /** The key word of this class has been typed here. */
  #opened = $state<string | null>(null);
  #asked = $derived(router.place.query.get(CLASS));
  /** This is a page for a class. */
  lesson = $derived(this.#asked !== null);
  /** Who wins and why is not shown. */
  hidden = $derived(this.#asked !== null && this.#opened !== this.#asked);
  /** A key word reveals it. */
  hasKey = $derived(this.#asked !== null && this.#asked !== FOR_GOOD);

  /** What an address keeps when a page writes another. */
  get kept(): Record<string, string | undefined> {
    return { [CLASS]: this.#asked ?? undefined, [PROJECTOR]: this.projector ? '1' : undefined };
  }

  /** Reveals who wins if this is the key word; says whether it is. */
  open(word: string): boolean {
    const right = this.hasKey && traceOf(word) === this.#asked;
    if (right) this.#opened = this.#asked;
    return right;
  }

  close() {
    this.#opened = null;
  }

  /** An address may ask for large type; only somebody here ends it. */
  follow(query: URLSearchParams) {
    if (query.get(PROJECTOR) === '1') this.projector = true;
  }

  project(on: boolean) {
    this.projector = on;
    const query = new URLSearchParams(location.search);
    if (on) query.set(PROJECTOR, '1');
    else query.delete(PROJECTOR);
    const search = query.toString();
    router.go(location.pathname + (search ? `?${search}` : '') + location.hash, true, history.state as object | null);
  }
}

export const classroom = new Classroom();

/** An address without what a teacher asks of its page. */
export function bare(to: string): string {
  const url = new URL(to, location.origin);
  url.searchParams.delete(PROJECTOR);
  return url.pathname + url.search + url.hash;
}

/** A board alone, for a frame in another page. */
export function embedded(origin: string, ask: string, misere: boolean, fragment: string): string {
  return origin + address('embed', { ask, misere: misere ? '1' : undefined }, '', fragment);
}
