/** A map of positions: what is asked for, as the address has it, and what was drawn of it. */
import { api, Refused, table as tableOf, type Game, type Problem, type Question, type Table } from '../lib/api';
import { catalogue } from '../lib/catalogue.svelte';
import { MINE } from '../lib/own';
import { session } from '../lib/session.svelte';
import type { Convention, Text } from '../lib/requests';
import { settings } from '../lib/settings.svelte';
import { said } from '../lib/words';
import { Work } from '../lib/work.svelte';
import { claimsAbout } from './claims';
import { Dragging } from './dragging.svelte';
import { hasMap, usualHeaps, type Mapped } from './games';
import type { What } from './palette';
import { begin, beginRow, FARTHEST, FEW, few, fits, LONGEST, read, readAsk, write, writeAsk, type Range, type Shape } from './ranges';
import type { View } from './view';

/** The most cells that are drawn. */
export const MOST = 4_100_000;
/** Name of the game in `text`. */
export const OWN = MINE;
/** Cells in a line of a folded map: at first, and at most. */
const WRAP = 20;
const WIDEST = 2000;
/** Pause without changes before the map is drawn. */
const CALM = 90;

/** The drawn table with its request. The controls may have changed since. */
export interface Drawn {
  table: Table;
  question: Question;
  /** True if the numbers are heaps of a sum. */
  sum: boolean;
  wrap: number;
  /** The game beside it. */
  other: { table: Table; question: Question } | null;
  /** All that was asked for, as one text. */
  key: string;
  seconds: number | null;
}

/** The game beside the first one, with its own parameters and convention. */
export interface Other {
  game: string;
  parameters: Record<string, string>;
  misere: boolean;
}

/** What of two games is shown: both side by side, one of them, or where they differ. */
export const SIDES = ['both', 'a', 'b', 'difference'] as const;
export type Side = (typeof SIDES)[number];

export type Complaint = '' | 'tooMany' | 'badRange' | 'noMap' | 'noGame';

export class Survey {
  game = $state('');
  /** Rules of one's own. */
  text = $state.raw<string | undefined>();
  parameters = $state.raw<Record<string, string>>({});
  misere = $state(false);
  what = $state<What>('outcome');
  /** The claim that is compared; all of them together if none is named. */
  claim = $state<number | null>(null);
  ranges = $state.raw<Range[]>([]);
  wrap = $state(WRAP);
  pin = $state.raw<string[] | null>(null);
  view = $state.raw<View | null>(null);
  /** Instead of a picture of all positions, losing ones emerge one after the other. */
  sieve = $state(false);
  other = $state.raw<Other | null>(null);
  side = $state<Side>('both');

  drawn = $state.raw<Drawn | null>(null);
  drawing = $state(false);
  readonly dragging = new Dragging();
  complaint = $state<Complaint>('');
  problems = $state.raw<Problem[]>([]);
  unreachable = $state(false);
  readonly work = new Work<unknown>();

  /** Number of heaps; one where positions are no heaps. */
  heaps = $derived.by(() => (this.mapped?.arity === 1 ? this.ranges.length : 1));

  /** The current question as one text. */
  #key = $derived(JSON.stringify([this.#question(), this.#beside(), this.ranges, this.what, this.claim, this.wrap]));
  /** True if the drawing is of an earlier request: the next is being computed, or cannot be drawn. */
  earlier = $derived(this.drawn !== null && this.drawn.key !== this.#key);

  #own = $state.raw<Mapped | null>(null);
  /** Name that rules of one's own give their game, their title, and their claims. */
  #name = $state('');
  #title = $state.raw<Text | null>(null);
  #claims = $state.raw<readonly string[]>([]);
  #started = 0;
  #leaving: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Something else is to be drawn once that which is being drawn is there. */
  #again = false;
  #gone = false;
  readonly #remember: (query: Record<string, string | undefined>) => void;

  /** `remember` is told what is shown whenever that changes, as it stands in an address. */
  constructor(remember: (query: Record<string, string | undefined>) => void) {
    this.#remember = remember;
  }

  mapped = $derived<Mapped | null>(this.mappedOf(this.game));

  /** Properties of a game that can be named here. */
  mappedOf(game: string): Mapped | null {
    if (game === OWN) return this.#own;
    const one = catalogue.find(game);
    return one ? { ...one, ...shape(one, hasMap(one)) } : null;
  }

  /** Title that rules of one's own give their game, or its name; nothing before they are read. */
  get ownName(): string {
    return (this.#title && said(this.#title)) || this.#name;
  }

  /** Claims of rules of one's own about play by this convention. */
  claimsAbout(convention: Convention): { text: string }[] {
    return claimsAbout(convention, this.#claims, this.text ?? '').map((text) => ({ text }));
  }

  /** The game and its parameters, as one types them. */
  get ask(): string {
    return writeAsk(this.game === OWN ? this.#name || OWN : this.game, this.parameters);
  }

  /** Shows what an address says. */
  async restore(query: URLSearchParams, text: string | undefined) {
    const wanted = readAsk(query.get('ask') ?? '');
    await catalogue.load();
    this.unreachable = catalogue.failed;
    if (this.unreachable || this.#gone) return;
    this.text = text;
    // A text that comes with an address is what it asks about.
    this.game = text === undefined ? wanted.game || 'wythoff' : OWN;
    this.parameters = wanted.parameters;
    this.misere = query.get('convention') === 'misere';
    const asked = query.get('what');
    this.what = asked === 'value' || asked === 'claim' ? asked : 'outcome';
    this.claim = Number(query.get('claim')) || null;
    this.wrap = Math.min(Math.max(Number(query.get('wrap')) || WRAP, 1), WIDEST);
    this.pin = query.get('pin')?.split(',').filter((word) => /^\d+$/.test(word)) ?? null;
    const [x, y, scale] = (query.get('at') ?? '').split(',').map(Number);
    this.view = scale && scale > 0 ? { x: x ?? 0, y: y ?? 0, scale } : null;
    this.sieve = query.get('show') === 'sieve';
    const beside = readAsk(query.get('against') ?? '');
    this.other = beside.game ? { ...beside, misere: query.get('other') === 'misere' } : null;
    this.side = SIDES.find((side) => side === query.get('side')) ?? 'both';
    if (this.game === OWN && !(await this.#readOwn())) return;
    if (this.#gone) return;
    const ranges = read(query.get('ranges') ?? '');
    this.ranges = ranges && this.mapped && fits(ranges, this.mapped) ? ranges : this.#begin();
    await this.draw();
  }

  remember() {
    const { view } = this;
    this.#remember({
      ask: this.ask,
      ranges: write(this.ranges),
      what: this.what === 'outcome' ? undefined : this.what,
      claim: this.what === 'claim' && this.claim ? String(this.claim) : undefined,
      convention: this.misere ? 'misere' : undefined,
      show: this.sieve ? 'sieve' : undefined,
      against: this.other ? writeAsk(this.other.game, this.other.parameters) : undefined,
      other: this.other?.misere ? 'misere' : undefined,
      side: this.other && this.side !== 'both' ? this.side : undefined,
      wrap: this.wrap === WRAP ? undefined : String(this.wrap),
      pin: this.pin?.join(','),
      at: view ? [view.x, view.y, view.scale].map((number) => number.toFixed(2)).join(',') : undefined,
    });
  }

  /** Draws what is asked for; `live` while something is dragged, when the address waits for the end. */
  async draw(live = false) {
    if (this.#gone) return;
    this.#again = false;
    if (!this.mapped?.arity && !this.mapped?.row) {
      this.complaint = this.mapped ? 'noMap' : 'noGame';
      this.drawn = null;
      return;
    }
    this.#leaving?.abort();
    this.work.forget();
    const mine = (this.#leaving = new AbortController());
    this.problems = [];
    this.unreachable = false;
    this.complaint = this.#wrong();
    if (this.complaint) {
      this.drawing = false;
      return;
    }
    if (!live) this.remember();
    this.drawing = true;
    this.#started = performance.now();
    const question = this.#question();
    const { wrap, what } = this;
    const key = this.#key;
    const sum = this.heaps > 1;
    const asked = {
      ...question,
      ranges: write(this.ranges),
      what,
      claim: what === 'claim' ? (this.claim ?? undefined) : undefined,
    };
    try {
      const beside = this.#beside();
      const [table, other] = await Promise.all([
        this.#table(asked, mine.signal),
        beside && api.table({ ...asked, convention: undefined, text: undefined, ...beside }, settings.lang, mine.signal),
      ]);
      if (!table || mine.signal.aborted) return;
      if (!live) session.note('table', asked, null);
      this.drawn = { table, question, sum, wrap, other: other && beside ? { table: other, question: beside } : null, key, seconds: null };
    } catch (error) {
      if (mine.signal.aborted) return;
      if (error instanceof Refused && error.problems.length > 0) this.problems = error.problems;
      else this.unreachable = true;
    } finally {
      if (this.#leaving === mine) {
        this.drawing = false;
        this.dragging.end();
        if (this.#again) this.live();
      }
    }
  }

  /** Draws as soon as what is being drawn is there, so that all that is dragged is seen on its way. */
  live() {
    if (this.drawing && !this.work.busy) {
      this.#again = true;
      return;
    }
    this.dragging.begin();
    void this.draw(true);
  }

  /** Draws soon, once, however often it is asked for until then. */
  later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.draw(), CALM);
  }

  /** Called once the drawing is painted. */
  painted() {
    if (this.drawn?.seconds !== null) return;
    this.drawn = { ...this.drawn, seconds: (performance.now() - this.#started) / 1000 };
  }

  leave() {
    this.#gone = true;
    this.dragging.end();
    clearTimeout(this.#timer);
    this.#leaving?.abort();
    this.work.forget();
  }

  choose(game: string) {
    this.game = game;
    this.claim = null;
    this.parameters = {};
    this.pin = null;
    this.view = null;
    this.misere &&= !!this.mapped?.can_misere;
    this.other = null;
    this.sieve &&= this.mapped?.arity === 2;
    if (this.what === 'claim') this.what = 'outcome';
    if (game !== OWN) this.text = undefined;
    this.ranges = this.#begin();
    this.#leaveValues();
    void this.draw();
  }

  /** Of a row: how many numbers. */
  setNumbers(count: number) {
    const last = this.ranges.at(-1);
    if (!last || !(count >= 1 && count <= LONGEST)) return;
    this.ranges = Array.from({ length: count }, (_, place) => this.ranges[place] ?? last);
    this.pin = null;
    this.view = null;
    void this.draw();
  }

  compare(claim: number | null) {
    this.claim = claim;
    void this.draw();
  }

  give(parameter: string, text: string, live = false) {
    this.parameters = { ...this.parameters, [parameter]: text };
    if (live) this.live();
    else void this.draw();
  }

  /** Sets another game beside the first, or none; or changes the one that is there. */
  setOther(change: Partial<Other> | null, live = false) {
    const own: Other = this.other ?? { game: this.game, parameters: this.parameters, misere: this.misere };
    this.other = change && { ...own, ...change };
    if (this.other && this.what === 'claim') this.what = 'outcome';
    if (this.other) this.sieve = false;
    this.#leaveValues();
    if (live) this.live();
    else void this.draw();
  }

  /** Shows other contents of the cells, or how losing positions emerge. */
  show(what: What | 'sieve') {
    this.sieve = what === 'sieve';
    this.what = what === 'sieve' ? 'outcome' : what;
    void this.draw();
  }

  /** True for games of two numbers, and for two heaps. */
  get hasSieve(): boolean {
    if (!this.mapped || this.mapped.row || this.other) return false;
    return this.mapped.arity === 2 || (this.mapped.arity === 1 && this.heaps === 2 && !this.mapped.together);
  }

  setSide(side: Side) {
    this.side = side;
    this.remember();
  }

  /** True for a game whose positions are numbers like those of the first. */
  comparable(game: string): boolean {
    const [one, other] = [this.mapped, this.mappedOf(game)];
    return !!one && !!other && one.arity === other.arity && one.row === other.row && (one.arity > 0 || one.row);
  }

  setMisere(misere: boolean) {
    this.misere = misere;
    this.claim = null;
    this.#leaveValues();
    void this.draw();
  }

  setHeaps(count: number) {
    this.ranges = this.mapped?.together && count > 2 ? few(count) : begin(count);
    this.#leaveValues();
    this.pin = null;
    this.view = null;
    void this.draw();
  }

  setRange(place: number, change: Partial<Range>) {
    this.ranges = this.ranges.map((range, at) => (at === place ? { ...range, ...change } : range));
    this.view = null;
    this.later();
  }

  /** Another place of a coordinate that stays. */
  fixAt(place: number, at: number, live = false) {
    this.ranges = this.ranges.map((range, other) => (other === place ? { ...range, first: at, last: at } : range));
    if (live) this.live();
    else void this.draw();
  }

  setFixed(place: number, fixed: boolean) {
    this.ranges = settled(this.ranges, place, fixed, this.mapped?.row || this.heaps > 2);
    this.view = null;
    void this.draw();
  }

  pinAt(numbers: string[] | null) {
    this.pin = numbers;
    this.remember();
  }

  look(view: View | null) {
    this.view = view;
    this.remember();
  }

  /** True if the positions shown have nim-values. */
  get hasValues(): boolean {
    const other = this.other && this.mappedOf(this.other.game);
    const together = this.mapped?.together || other?.together;
    return !this.misere && !this.other?.misere && !(together && this.heaps > 1);
  }

  /** Without nim-values, outcomes are shown. */
  #leaveValues() {
    if (this.what === 'value' && !this.hasValues) this.what = 'outcome';
  }

  #begin(): Range[] {
    if (this.mapped?.row) return beginRow(this.mapped.begin ?? '');
    // What is claimed is claimed of one heap more often than of two.
    const heaps = this.mapped && this.what !== 'claim' ? usualHeaps(this.mapped) : 1;
    if (this.mapped?.together && heaps > 1) return few(heaps);
    return begin(heaps > 1 ? heaps : (this.mapped?.arity ?? 0));
  }

  #wrong(): Complaint {
    const cells = this.ranges.reduce((cells, range) => cells * (range.last - range.first + 1), 1);
    const bad = this.ranges.some(
      ({ first, last }) => !(first >= 0 && last >= first && last <= FARTHEST && Number.isInteger(first + last)),
    );
    if (bad || !this.mapped || !fits(this.ranges, this.mapped)) return 'badRange';
    return cells > MOST ? 'tooMany' : '';
  }

  #question(): Question {
    const question: Question = { ask: this.ask };
    if (this.text !== undefined && this.game === OWN) question.text = this.text;
    if (this.misere) question.convention = 'misere';
    return question;
  }

  /** The question about the game beside the first. */
  #beside(): Question | null {
    if (!this.other) return null;
    const { game, parameters, misere } = this.other;
    const question: Question = { ask: writeAsk(game, parameters) };
    if (this.text !== undefined && game === OWN) question.text = this.text;
    if (misere) question.convention = 'misere';
    return question;
  }

  /** The table; what is too much for an answer at once, as work that can be watched and cancelled. */
  async #table(asked: Question & { ranges: string; what: What; claim?: number }, signal: AbortSignal): Promise<Table | undefined> {
    try {
      return await api.table(asked, settings.lang, signal);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503) throw error;
      const job = await this.work.start('table', { ...asked });
      return job?.state === 'done' ? tableOf(await api.values(job.id)) : undefined;
    }
  }

  async #readOwn(): Promise<boolean> {
    try {
      const rules = await api.rules(this.text ?? '', settings.lang);
      this.problems = rules.problems.filter((problem) => problem.severity !== 'warning');
      if (this.problems.length > 0) return false;
      this.#name = rules.name ?? '';
      this.#title = rules.title;
      this.#claims = rules.claims.map(({ text }) => text);
      this.#own = {
        ...shape(rules as Partial<Game>, true),
        coordinates: rules.coordinates as string[],
        parameters: rules.parameters as Game['parameters'],
        can_misere: rules.can_misere !== false,
        begin: typeof rules.begin === 'string' ? rules.begin : null,
        together: rules.together === true,
      };
      return this.#own.arity > 0 || this.#own.row;
    } catch (error) {
      if (error instanceof Refused) this.problems = error.problems;
      else this.unreachable = true;
      return false;
    }
  }
}

/** The numbers that run in positions of this form. */
function shape({ form, arity }: Partial<Game>, has: boolean): Shape {
  return { arity: has && form === 'tuple' ? Number(arity) : 0, row: has && form === 'row' };
}

/** One coordinate stays, or runs from where it stayed. Two run at most, another one stops; but where `all` may, all do. */
export function settled(ranges: readonly Range[], place: number, fixed: boolean, all = false): Range[] {
  const far = all ? FEW : 99;
  const changed = ranges.map((range, at) =>
    at === place ? { first: range.first, last: fixed ? range.first : range.first + far, fixed } : range,
  );
  if (all || changed.filter((one) => !one.fixed).length <= 2) return changed;
  const other = changed.findIndex((one, at) => !one.fixed && at !== place);
  return changed.map((one, at) => (at === other ? { ...one, last: one.first, fixed: true } : one));
}
