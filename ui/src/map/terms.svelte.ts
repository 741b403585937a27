/** A sequence of nim-values: what is asked for, as the address has it, its values as they come, and what was found of them. */
import { api, Refused, type Game, type Problem } from '../lib/api';
import { catalogue } from '../lib/catalogue.svelte';
import { MINE } from '../lib/own';
import type { Heaps } from '../lib/requests';
import { settings } from '../lib/settings.svelte';
import { unpack } from '../lib/share';
import { Work } from '../lib/work.svelte';
import { Dragging } from './dragging.svelte';
import { WIDEST } from './fold';
import { readAsk, writeAsk } from './ranges';
import { SIDES, type Side } from './survey.svelte';

export const MOST = 1_000_000;
const USUAL = { ask: '0.77', count: 1000 };

/** The sequence shown, and its question. */
export interface Shown {
  ask: string;
  count: number;
  text: string | undefined;
  values: Uint32Array;
  /** What was found of it; nothing yet while values are still being computed. */
  report: Heaps | null;
}

export class Terms {
  ask = $state(USUAL.ask);
  count = $state(USUAL.count);
  text = $state.raw<string | undefined>();
  seen = $state.raw<{ from: number; to: number } | null>(null);
  cursor = $state(0);
  pin = $state<number | null>(null);
  /** Folded into lines, at this width; at the period, or what seems to be one, if it is null. */
  folded = $state(false);
  width = $state<number | null>(null);

  /** The sequence beside the first; none if it is empty. */
  other = $state('');
  side = $state<Side>('both');

  shown = $state.raw<Shown | null>(null);
  /** The other, as far as it is of what is asked for. */
  beside = $state.raw<Shown | null>(null);
  /** Why the values of a job could not be had. */
  lost = $state.raw<Problem[] | 'unreachable' | null>(null);
  readonly dragging = new Dragging();
  readonly work = new Work<Heaps>();
  readonly workBeside = new Work<Heaps>();

  /** True while the sequence shown is not of the current question. */
  earlier = $derived.by(() => {
    const { shown } = this;
    return shown !== null && (shown.ask !== this.ask.trim() || shown.count !== this.count || shown.text !== this.text);
  });

  /** A game of the catalogue, if that is what is asked for, with its parameters. */
  game = $derived.by(() => (this.text === undefined ? known(this.ask) : null));
  /** The same of the other. */
  otherGame = $derived.by(() => known(this.other));

  readonly #remember: (query: Record<string, string | undefined>) => void;
  #again = false;

  constructor(remember: (query: Record<string, string | undefined>) => void) {
    this.#remember = remember;
  }

  /** Shows what an address says. */
  async restore(query: URLSearchParams, fragment: string) {
    void catalogue.load();
    this.text = await unpack(fragment);
    const own = this.text === undefined ? undefined : await api.rules(this.text, settings.lang).catch(() => undefined);
    this.ask = (query.get('ask') || (this.text === undefined ? USUAL.ask : MINE)).replace(MINE, own?.name ?? MINE);
    this.count = inRange(Number(query.get('to')) || USUAL.count);
    const [from, to] = (query.get('span') ?? '').split('..').map(Number);
    this.seen = from !== undefined && to !== undefined && to > from ? { from, to } : null;
    const pinned = query.get('pin');
    this.pin = pinned && /^\d{1,7}$/.test(pinned) ? Number(pinned) : null;
    this.cursor = this.pin ?? 0;
    this.other = query.get('against') ?? '';
    this.side = SIDES.find((side) => side === query.get('side')) ?? 'both';
    const fold = query.get('fold');
    this.folded = fold !== null;
    this.width = fold && /^\d{1,4}$/.test(fold) ? Math.min(Math.max(Number(fold), 1), WIDEST) : null;
    await this.compute();
  }

  remember() {
    const { seen, pin } = this;
    this.#remember({
      as: 'sequence',
      ask: this.ask,
      to: String(this.count),
      span: seen ? `${seen.from.toFixed(1)}..${seen.to.toFixed(1)}` : undefined,
      pin: pin === null ? undefined : String(pin),
      fold: this.folded ? String(this.width ?? 'period') : undefined,
      against: this.other.trim() || undefined,
      side: this.other.trim() && this.side !== 'both' ? this.side : undefined,
    });
  }

  look(seen: { from: number; to: number } | null) {
    this.seen = seen;
    this.remember();
  }

  pinAt(heap: number | null) {
    this.pin = heap;
    if (heap !== null) this.cursor = heap;
    this.remember();
  }

  fold(folded: boolean, width: number | null = this.width) {
    this.folded = folded;
    this.width = width && Math.min(Math.max(width, 1), WIDEST);
    this.remember();
  }

  /** Another question: nothing of the view of the last one holds. */
  async renew() {
    this.seen = null;
    this.pin = null;
    this.cursor = 0;
    await this.compute();
  }

  /** Sets the sequence beside the first, or none. */
  async compare(other: string) {
    this.other = other;
    this.remember();
    await this.#computeBeside();
  }

  showSide(side: Side) {
    this.side = side;
    this.remember();
  }

  /** Changes a parameter of the other. */
  giveOther(name: string, text: string) {
    const { game, parameters } = readAsk(this.other.trim());
    void this.compare(writeAsk(game, { ...parameters, [name]: text }));
  }

  give(name: string, text: string, live: boolean) {
    const { game, parameters } = readAsk(this.ask.trim());
    this.ask = writeAsk(game, { ...parameters, [name]: text });
    if (!live) void this.compute();
    else if (this.work.busy && this.dragging.now) this.#again = true;
    else void this.#follow();
  }

  /** Computes while something is dragged: one question after the other, the last one for certain. */
  async #follow() {
    this.dragging.begin();
    await this.compute(true);
    if (this.#again) void this.#follow();
    else this.dragging.end();
  }

  async compute(live = false) {
    this.#again = false;
    this.count = inRange(this.count);
    if (!live) this.remember();
    this.lost = null;
    void this.#computeBeside();
    const ask = this.ask.trim();
    const { count, text } = this;
    const question = text === undefined ? { ask } : { ask, text };
    const job = await this.work.start('period', { ...question, to: count, values: 100, certificate: true });
    if (job?.state !== 'done' || !job.result) return;
    try {
      const values = numbers(await api.values(job.id));
      if (this.work.job?.id !== job.id) return;
      this.cursor = Math.min(this.cursor, Math.max(values.length - 1, 0));
      this.shown = { ask, count, text, values, report: job.result };
    } catch (error) {
      this.lost = error instanceof Refused && error.problems.length > 0 ? error.problems : 'unreachable';
    }
  }

  /** Computes the other, as many values as of the first. */
  async #computeBeside() {
    const [ask, count] = [this.other.trim(), this.count];
    if (this.beside && this.beside.ask === ask && this.beside.count === count) return;
    this.beside = null;
    if (!ask) return this.workBeside.forget();
    // The same game with other parameters is of the same rules.
    const text = readAsk(ask).game === readAsk(this.ask.trim()).game ? this.text : undefined;
    const job = await this.workBeside.start('period', { ask, ...(text === undefined ? {} : { text }), to: count, values: 100 });
    if (job?.state !== 'done' || !job.result) return;
    try {
      const values = numbers(await api.values(job.id));
      if (this.workBeside.job?.id === job.id) this.beside = { ask, count, text, values, report: job.result };
    } catch {
      if (this.workBeside.job?.id === job.id) this.lost = 'unreachable';
    }
  }

  #asking = false;

  /** Fetches the values that the running work has found since it was asked last; called whenever there is news of it. */
  async grow() {
    const job = this.work.job;
    if (job?.state !== 'running' || job.done === 0 || this.#asking) return;
    const known = this.shown?.report === null && !this.earlier ? this.shown.values : new Uint32Array();
    const { count, text } = this;
    const ask = this.ask.trim();
    this.#asking = true;
    try {
      const more = numbers(await api.values(job.id, undefined, 4 * known.length));
      if (this.work.job?.id !== job.id || this.work.job.state !== 'running' || more.length === 0) return;
      const values = new Uint32Array(known.length + more.length);
      values.set(known);
      values.set(more, known.length);
      this.shown = { ask, count, text, values, report: null };
    } catch {
      // It has ended, or is not there: whoever follows the work finds out.
    } finally {
      this.#asking = false;
    }
  }

  leave() {
    this.dragging.end();
    this.work.forget();
    this.workBeside.forget();
  }
}

function known(ask: string): { parameters: Game['parameters']; values: Record<string, string> } | null {
  const { game, parameters } = readAsk(ask.trim());
  const found = catalogue.find(game);
  return found && found.arity === 1 ? { parameters: found.parameters, values: parameters } : null;
}

function inRange(count: number): number {
  return Math.min(Math.max(Math.floor(count) || 1, 1), MOST);
}

function numbers(bytes: ArrayBuffer): Uint32Array {
  return new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4));
}
