/** The drawing of a position in place of its board, and the places in which a graph was drawn. */
import type { Question } from '../lib/api';
import { putTogether, takeApart } from './ask';
import type { Match } from './match.svelte';

export class Drawing {
  /** The position is being drawn. */
  on = $state(false);
  /** Places of the vertices, as they stand in the address. */
  places = $state<string | null>(null);
  /** Number of positions that came from elsewhere, each of which begins a drawing anew. */
  come = $state(0);
  readonly #match: Match;
  readonly #question: (ask: string) => Question;

  constructor(match: Match, question: (ask: string) => Question) {
    this.#match = match;
    this.#question = question;
  }

  /** Takes up what an address says. */
  read(query: URLSearchParams) {
    this.places = query.get('at');
    this.on = query.get('draw') === '1';
  }

  /** What an address says of it. */
  get query(): { at: string | undefined; draw: string | undefined } {
    return { at: this.places ?? undefined, draw: this.on ? '1' : undefined };
  }

  /** What has been drawn is what is played: from there a new game begins, unless only places change before the first move. */
  put(position: string, given: Record<string, string> = {}, places?: string) {
    const { question, made } = this.#match;
    const [part] = takeApart(question.ask);
    if (!part) return;
    const rest = part.given.filter(({ name }) => !(name in given));
    const changed = Object.entries(given).map(([name, text]) => ({ name, text }));
    const ask = putTogether([{ ...part, position, given: [...rest, ...changed] }]);
    this.places = places ?? null;
    if (ask !== question.ask || made.length > 0) void this.#match.begin(this.#question(ask), [], { alike: true });
  }
}
