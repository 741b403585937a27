/** A notebook that is open: its cells, their results, and what was deleted. */
import { api, Refused, table, type Problem, type Table } from '../lib/api';
import type { Answer, Discoveries, Guessed, Heaps, Proofs, Report } from '../lib/requests';
import type { Experiment } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { Work } from '../lib/work.svelte';
import { MOST_CELLS, write, type Cell, type Content, type Kind } from './format';
import { cellsOf, nameOf, questionOf, rulesFor, type Asked } from './questions';

/** What came of a question. */
export type Found =
  | { operation: 'table'; table: Table }
  | { operation: 'period'; report: Heaps; values: Uint32Array }
  | { operation: 'prove'; result: Proofs }
  | { operation: 'check'; result: Report }
  | { operation: 'discover'; result: Discoveries }
  | { operation: 'solve'; result: Answer }
  | { operation: 'guess'; result: Guessed };

let count = 0;

export class Entry<C extends Cell = Cell> {
  readonly id = `cell-${(count += 1)}`;
  cell = $state.raw() as C;
  readonly work = new Work<unknown>(false);
  found = $state.raw<Found | null>(null);
  /** The question that was answered. */
  asked = $state.raw<Asked | null>(null);
  /** Why the bytes of a result could not be had. */
  lost = $state.raw<Problem[] | 'unreachable' | null>(null);
  #lang = '';
  #answered = $state('');

  constructor(cell: C) {
    this.cell = cell;
  }

  change(part: Partial<C>) {
    this.cell = { ...this.cell, ...part };
  }

  /** True while the result is of another question than the cell asks now. */
  earlier(now: Asked | null): boolean {
    return this.found !== null && this.#answered !== JSON.stringify(now);
  }

  /** True for sentences in a language that is not the chosen one. */
  get foreign(): boolean {
    return this.found !== null && this.#lang !== settings.lang;
  }

  async run(question: Asked | null): Promise<void> {
    this.lost = null;
    if (!question) return;
    const lang = settings.lang;
    const job = await this.work.start(question.operation, question.request);
    if (job?.state !== 'done' || !job.result) return;
    try {
      const found = await foundIn(question, job.id, job.result);
      if (this.work.job?.id !== job.id) return;
      this.found = found;
      this.asked = question;
      this.#answered = JSON.stringify(question);
      this.#lang = lang;
    } catch (error) {
      this.lost = error instanceof Refused && error.problems.length > 0 ? error.problems : 'unreachable';
    }
  }
}

async function foundIn({ operation }: Asked, id: string, result: unknown): Promise<Found> {
  if (operation === 'table') return { operation, table: table(await api.values(id)) };
  if (operation === 'period') {
    const bytes = await api.values(id);
    return { operation, report: result as Heaps, values: new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4)) };
  }
  return { operation, result } as Found;
}

/** Deleted cells that can be brought back. */
const KEPT = 20;

export class Notebook {
  title = $state('');
  entries = $state.raw<Entry[]>([]);
  removed = $state.raw<{ entry: Entry; at: number }[]>([]);

  readonly cells = $derived(this.entries.map(({ cell }) => cell));
  readonly content = $derived<Content>({ title: this.title, cells: this.cells });
  readonly text = $derived(write(this.content));
  readonly full = $derived(this.entries.length >= MOST_CELLS);

  /** Only the last who asked for several results goes on. */
  #turn = 0;

  open({ title, cells }: Content) {
    this.leave();
    this.title = title;
    this.entries = cells.map((cell) => new Entry(cell));
    this.removed = [];
  }

  leave() {
    this.#turn += 1;
    this.entries.forEach(({ work }) => work.forget());
  }

  questionOf(entry: Entry): Asked | null {
    return questionOf(entry.cell, rulesFor(this.cells, this.entries.indexOf(entry)));
  }

  run(entry: Entry): Promise<void> {
    return entry.run(this.questionOf(entry));
  }

  runAll() {
    return this.#inTurn(this.entries);
  }

  /** Sentences of results follow the language. */
  translate() {
    return this.#inTurn(this.entries.filter((entry) => entry.foreign));
  }

  /** One after the other, from the top: the server has others to answer too. */
  async #inTurn(entries: Entry[]) {
    const mine = (this.#turn += 1);
    for (const entry of entries) {
      if (mine === this.#turn && this.entries.includes(entry)) await this.run(entry);
    }
  }

  /** A new cell below another, or at the end. */
  add(kind: Kind, below?: Entry): Entry {
    const at = below ? this.entries.indexOf(below) + 1 : this.entries.length;
    const entry = new Entry(begun(kind, this.cells.slice(0, at)));
    this.#insert(entry, at);
    return entry;
  }

  /** The cells of an experiment, at the end; rules that are there are not added again. */
  take(experiment: Experiment): Entry | undefined {
    const added = cellsOf(experiment)
      .filter((cell) => cell.kind !== 'rules' || this.#last(nameOf(cell.text)) !== cell.text)
      .map((cell) => new Entry(cell));
    if (this.entries.length + added.length > MOST_CELLS) return undefined;
    this.entries = [...this.entries, ...added];
    return added.at(-1);
  }

  move(entry: Entry, by: number) {
    const at = this.entries.indexOf(entry);
    const to = at + by;
    if (to < 0 || to >= this.entries.length) return;
    this.#leaveOut(entry);
    this.#insert(entry, to);
  }

  remove(entry: Entry) {
    const at = this.entries.indexOf(entry);
    if (at < 0) return;
    entry.work.forget();
    this.#leaveOut(entry);
    this.removed = [...this.removed, { entry, at }].slice(-KEPT);
  }

  restore(): Entry | undefined {
    const last = this.removed.at(-1);
    if (!last || this.full) return undefined;
    this.removed = this.removed.slice(0, -1);
    this.#insert(last.entry, last.at);
    return last.entry;
  }

  /** The last rules of this name. */
  #last(name: string | undefined): string | undefined {
    const last = this.cells.filter((cell) => cell.kind === 'rules' && nameOf(cell.text) === name).at(-1);
    return last?.kind === 'rules' ? last.text : undefined;
  }

  #insert(entry: Entry, at: number) {
    this.entries = [...this.entries.slice(0, at), entry, ...this.entries.slice(at)];
  }

  #leaveOut(entry: Entry) {
    this.entries = this.entries.filter((other) => other !== entry);
  }
}

/** A cell to begin with, about the game that the cells above it are about. */
export function begun(kind: Kind, above: readonly Cell[]): Cell {
  const about = above.filter((cell) => cell.kind !== 'text' && cell.kind !== 'guess').at(-1);
  const last = about && 'game' in about ? about.game : about?.kind === 'rules' ? nameOf(about.text) : undefined;
  const own = above.some((cell) => cell.kind === 'rules' && nameOf(cell.text) === last);
  const game = last ?? 'wythoff';
  const position = about && 'position' in about ? about.position : last === undefined ? '3,4' : '';
  switch (kind) {
    case 'text':
      return { kind, text: '' };
    case 'rules':
      return { kind, text: 'game mine\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n' };
    case 'map':
      return { kind, game, ranges: '0..24 0..24', what: 'outcome' };
    case 'sequence':
      return { kind, game: own && last ? last : '0.77', count: 200 };
    case 'proof':
      return { kind, game, by: 'prove' };
    case 'position':
      return { kind, game, position };
    case 'guess':
      return { kind, text: '' };
    case 'puzzle':
      return { kind, game, position };
  }
}
