/** The long work about a text: begun from the bar, shown in the panels. */
import type { AllSizes, Language, Requests } from '../lib/requests';
import { Work } from '../lib/work.svelte';
import type { Desk } from './desk.svelte';
import { bound, type Checked, type Discoveries, type Proved, type Run } from './results';

/** Largest number that a check goes to, if nobody says. */
export const UPTO = 40;
export class Tasks {
  readonly check = new Work<Checked>();
  readonly prove = new Work<Proved>();
  /** Results about boards of all sizes. */
  readonly sizes = new Work<AllSizes>();
  readonly discover = new Work<Discoveries>();
  readonly program = new Work<Discoveries | Proved>(false);
  /** What has been asked for, in its order. */
  runs = $state.raw<Run[]>([]);

  upto = $state(UPTO);
  /** Up to what was checked last. */
  checkedTo = $state(0);
  /** Look for nim-values. */
  values = $state(false);
  /** Components or length, and states; as typed. */
  size = $state('');
  states = $state('');
  language = $state<Language>('cpp');
  /** Format of a whole program; functions alone if it is empty, the usual one if it is undefined. */
  format = $state<string>();
  /** Number up to which a program computes by the rules. */
  table = $state('');
  /** What the last program was asked for. */
  written = $state('');

  constructor(readonly desk: Desk) {}

  get all(): Work<unknown>[] {
    return [this.check, this.prove, this.sizes, this.discover, this.program];
  }

  /** The work of a task; of a game on boards there is less to prove. */
  of(run: Run): Work<unknown> {
    return run === 'prove' && this.desk.cells ? this.sizes : this[run];
  }

  /** Forgets what is of another text. */
  forget() {
    this.all.forEach((work) => work.forget());
  }

  /** Begins a task that somebody wants. */
  start(run: Run) {
    this.runs = [...this.runs.filter((other) => other !== run), run];
    void this.desk.remember();
    this.begin(run);
  }

  begin(run: Run) {
    const { question } = this.desk;
    // The panels say why there is nothing else to be had of a board.
    if (this.desk.cells && run !== 'check') {
      if (run === 'prove') void this.sizes.start('prove', { ...question, certificate: true });
      return;
    }
    switch (run) {
      case 'check':
        this.checkedTo = bound(this.upto);
        return void this.check.start('check', { ...question, upto: this.checkedTo });
      case 'prove':
        return void this.prove.start('prove', { ...question, ...this.#limits(), certificate: true, drawing: true });
      case 'discover':
        return void this.discover.start('discover', { ...question, values: this.values, drawing: true });
      case 'program':
        this.written = this.wanted;
        return void this.#write();
    }
  }

  #limits(): Pick<Requests['prove'], 'size' | 'states'> {
    const size = this.size.trim();
    return { ...(size ? { size } : {}), ...(Number(this.states) > 0 ? { states: Number(this.states) } : {}) };
  }

  /** Format that fits the game, where none was typed. */
  readonly usual = $derived.by(() => {
    const rules = this.desk.good?.rules;
    const names = rules?.coordinates ?? [];
    if (rules?.form === 'row') return 'T; n a1..an -> First/Second';
    return rules?.arity === 1 && rules.begin?.trim().includes(' ') ? 'T; n a1..an -> First/Second' : `T; ${names.join(' ') || 'n'} -> First/Second`;
  });
  readonly wanted = $derived(JSON.stringify([this.language, this.format ?? this.usual, this.table.trim()]));

  /** Writes the first claim that is proved; where nothing is claimed, what is discovered. */
  async #write() {
    const { question, claims } = this.desk;
    const format = (this.format ?? this.usual).trim();
    const how = {
      ...question,
      emit: this.language,
      ...(format ? { format } : {}),
      ...(format && Number(this.table) > 0 ? { upto: Number(this.table) } : {}),
    };
    await (claims.length > 0 ? this.program.start('prove', how) : this.program.start('discover', how));
  }
}
