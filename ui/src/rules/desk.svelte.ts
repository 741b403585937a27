/** What all panels beside the editor are about: the text, what it says, and where in it we are. */
import { api, Refused, type Problem, type Question } from '../lib/api';
import { MINE } from '../lib/own';
import type { Rules } from '../lib/requests';
import { settings } from '../lib/settings.svelte';
import { writeAsk } from '../map/ranges';

/** Pause in typing before the text is read. */
const CALM = 250;

export class Desk {
  text = $state('');
  problems = $state.raw<Problem[]>([]);
  unreachable = $state(false);
  reading = $state(false);
  /** The last text without errors, and what it says. */
  good = $state.raw<{ text: string; rules: Rules } | null>(null);
  parameters = $state.raw<Record<string, string>>({});
  /** As it was typed; the beginning of the game if nothing was. */
  position = $state('');

  readonly errors = $derived(this.problems.filter((problem) => problem.severity !== 'warning'));
  /** What is shown is not of the text as it is now. */
  readonly earlier = $derived(this.good === null || this.good.text !== this.text || this.errors.length > 0);
  readonly name = $derived(this.good?.rules.name ?? MINE);
  /** The game and its parameters. */
  readonly ask = $derived(writeAsk(this.name, this.parameters));
  readonly question = $derived<Question>({ ask: this.ask, text: this.good?.text ?? '' });
  readonly begin = $derived(this.position.trim() || this.good?.rules.begin || '');
  readonly claims = $derived(this.good?.rules.claims ?? []);
  readonly row = $derived(this.good?.rules.form === 'row');
  /** A game on a board or graph: its text claims nothing, and its map is of the sizes of boards. */
  readonly cells = $derived(this.good?.rules.form === 'cells');
  /** Numbers in a position, or sizes of a board; null for a row, nothing where there is no map. */
  readonly arity = $derived.by(() => {
    const rules = this.good?.rules;
    if (rules?.form === 'cells') return [1, 2].find((count) => count === rules.parameters.length);
    if (rules?.form === 'row') return null;
    return rules?.form === 'tuple' && rules.arity ? rules.arity : undefined;
  });

  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: AbortController | undefined;
  #gone = false;

  /** `remember` notes in the address what is there; `changed` tells that results are of another text. */
  constructor(
    readonly remember: () => Promise<void>,
    readonly changed: () => void,
  ) {}

  leave() {
    this.#gone = true;
    clearTimeout(this.#timer);
    this.#leaving?.abort();
  }

  typed(now: string) {
    if (now === this.text) return;
    this.text = now;
    this.changed();
    this.reading = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), CALM);
  }

  /** Reads the text. */
  async look() {
    if (this.#gone) return;
    this.#leaving?.abort();
    const mine = (this.#leaving = new AbortController());
    const asked = this.text;
    this.reading = true;
    void this.remember();
    try {
      const rules = await api.rules(asked, settings.lang, mine.signal);
      if (mine.signal.aborted) return;
      this.problems = rules.problems;
      this.unreachable = false;
      if (rules.problems.every((problem) => problem.severity === 'warning')) {
        if (this.good && this.good.rules.name !== rules.name) this.position = asked === this.text ? this.position : '';
        this.good = { text: asked, rules };
      }
    } catch (error) {
      if (!mine.signal.aborted) this.failed(error);
    } finally {
      if (this.#leaving === mine) this.reading = false;
    }
  }

  failed(error: unknown) {
    if (error instanceof Refused) this.problems = error.problems;
    else this.unreachable = true;
  }

  /** The text of a game of the catalogue; nothing if it cannot be had. */
  async of(name: string): Promise<string | undefined> {
    try {
      return (await api.game(name, settings.lang)).text;
    } catch (error) {
      this.failed(error);
      return undefined;
    }
  }

  /** Begins with another text. */
  replace(next: string) {
    this.parameters = {};
    this.position = '';
    if (next === this.text) return void this.remember();
    this.good = null;
    this.typed(next);
  }

  insert(line: string) {
    this.typed(`${this.text.replace(/\n*$/, '\n')}${line}\n`);
  }

  give(name: string, value: string) {
    this.parameters = { ...this.parameters, [name]: value };
    this.changed();
    void this.remember();
  }

  go(position: string) {
    this.position = position;
    void this.remember();
  }

  async format() {
    try {
      this.typed((await api.format(this.text)).text);
    } catch (error) {
      this.failed(error);
    }
  }

  lineOf(problem: Problem): number {
    return this.text.slice(0, problem.place?.from ?? 0).split('\n').length;
  }
}
