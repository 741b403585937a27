/** The first positions of the game in the editor: a map and a table of the same cells. */
import { api, Refused, type Outcome, type Problem, type Table } from '../lib/api';
import type { Rules } from '../lib/requests';
import { settings } from '../lib/settings.svelte';
import { cellOf, edgesOf, fieldOf, numbersAt, type Cell } from '../map/cells';
import { contentAt, type What } from '../map/palette';
import { beginRow, write } from '../map/ranges';
import { mapWords } from '../map/words';
import type { Desk } from './desk.svelte';

/** Sizes of boards that are solved at once. */
const SIZES = { one: 10, two: [4, 5] };

/** Ranges of the sizes of small boards. */
function ofSizes(parameters: Rules['parameters']): string {
  const least = parameters.map(({ text }) => Math.max(1, Number(/>= *(\d+)/.exec(text)?.[1] ?? 1)));
  const long = parameters.length === 1 ? [SIZES.one] : SIZES.two;
  return least.map((from, place) => `${from}..${from + (long[place] ?? 1) - 1}`).join(' ');
}

/** Cells in a line where positions are single numbers. */
const LINE = 10;

export class Preview {
  what = $state<What>('outcome');
  pin = $state.raw<string[] | null>(null);
  table = $state.raw<Table | null>(null);
  /** Question that the table answers. */
  drawn = $state.raw<object | null>(null);
  problems = $state.raw<Problem[]>([]);
  unreachable = $state(false);

  constructor(readonly desk: Desk) {}

  readonly misere = $derived.by(() => /^\s*misere\s*$/m.test(this.desk.good?.text ?? ''));
  readonly ranges = $derived.by(() => {
    const { arity, good } = this.desk;
    if (arity === undefined) return '';
    if (this.desk.cells) return ofSizes(good?.rules.parameters ?? []);
    if (arity === null) return write(beginRow(good?.rules.begin ?? ''));
    return arity === 1 ? '0..99' : [...Array<string>(arity - 2).fill('1'), '0..24', '0..24'].join(' ');
  });
  /** Ranges on the page of maps, which has more room. */
  readonly wider = $derived.by(() => (this.desk.arity === 1 && !this.desk.cells ? '0..399' : this.ranges.replaceAll('0..24', '0..99')));
  readonly shown = $derived.by<What>(() => (this.what === 'claim' && this.desk.claims.length === 0 ? 'outcome' : this.what));
  readonly asked = $derived.by(() => ({ ...this.desk.question, ranges: this.ranges, what: this.shown }));

  readonly field = $derived.by(() => (this.table ? fieldOf(this.table, LINE) : null));
  readonly edges = $derived.by(() => (this.table && this.field ? edgesOf(this.table, this.field) : null));
  readonly pinned = $derived.by(() => (this.pin && this.table && this.field ? cellOf(this.table, this.field, this.pin) : null));

  /** The cells as numbers that a pattern can be looked for in, or W and L for who wins; nothing where they are neither. */
  readonly data = $derived.by(() => {
    const { field, table } = this;
    if (!field || !table || field.what === 'claim' || table.axes.some(({ fixed }) => fixed) || table.axes.length > 2) return '';
    const cells = [...field.cells];
    if (cells.some((cell) => cell === field.vacant || (field.what === 'outcome' && cell > 1))) return '';
    const words = cells.map((cell) => (field.what === 'value' ? String(cell) : cell === 0 ? 'L' : 'W'));
    if (table.axes.length === 1) return `${words.join(' ')}\n`;
    return Array.from({ length: field.rows }, (_, row) => `${words.slice(row * field.columns, (row + 1) * field.columns).join(' ')}\n`).join('');
  });

  /** Asks for the cells; returns what calls that off. */
  draw(): () => void {
    const question = this.asked;
    const leaving = new AbortController();
    if (question.ranges) {
      api.table(question, settings.lang, leaving.signal).then(
        (found) => {
          if (leaving.signal.aborted) return;
          this.table = found;
          this.drawn = question;
          this.problems = [];
          this.unreachable = false;
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          this.table = null;
          this.problems = error instanceof Refused ? error.problems : [];
          this.unreachable = this.problems.length === 0;
        },
      );
    }
    return () => leaving.abort();
  }

  #meaning({ row, column }: Cell): string {
    const { field } = this;
    if (!field) return '';
    const content = contentAt(field, row, column);
    if (content === undefined) return mapWords().vacant;
    if (field.what === 'value') return mapWords().value(String(content));
    if (field.what === 'claim') return mapWords().claims[content] ?? '';
    return mapWords().outcomes[(['P', 'N', 'D'] as Outcome[])[content] ?? 'D'];
  }

  #numbers(cell: Cell): string[] {
    return this.table && this.field ? numbersAt(this.table, this.field, cell) : [];
  }

  readonly tell = (cell: Cell) => mapWords().cursor(`(${this.#numbers(cell).join(', ')})`, this.#meaning(cell));

  readonly choose = (cell: Cell | null) => {
    this.pin = cell ? this.#numbers(cell) : null;
    if (this.pin) this.desk.go(this.pin.join(this.desk.cells ? ' ' : ','));
  };
}
