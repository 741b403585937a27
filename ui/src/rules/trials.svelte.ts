/** Attempts to prove a claim of changed rules: each shows what a step of the proof stands on. */
import type { Question } from '../lib/api';
import { Work } from '../lib/work.svelte';
import type { Attempt, Proved } from './results';

/** A piece of a text. */
export interface Piece {
  text: string;
  from: number;
  to: number;
}

/** A change of the text: a move that is left out, or another claim. */
export interface Trial {
  kind: 'move' | 'claim';
  /** The move without which, or the claim that is made instead. */
  text: string;
  question: Question;
  work: Work<Proved>;
}

/** A text with another piece in place of one; none where nothing is to stand there. */
export function changed(text: string, { from, to }: Piece, instead = ''): string {
  return text.slice(0, from) + instead + text.slice(to);
}

/** Kind of a step, by its label: of `lost 2` it is `lost`. */
export function kindOf(label: string): string {
  return label.replace(/ \d+$/, '');
}

export class Trials {
  list = $state.raw<Trial[]>([]);

  get busy(): boolean {
    return this.list.some(({ work }) => work.busy);
  }

  forget() {
    this.list.forEach(({ work }) => work.forget());
    this.list = [];
  }

  /** Leaves out each move in turn; the only one there is stays. */
  async without(question: Question, moves: readonly Piece[], claim: number, size: number | null) {
    if (moves.length < 2) return;
    const text = question.text ?? '';
    await this.#begin(
      moves.map((move) => ({ kind: 'move', text: move.text, question: { ...question, text: changed(text, move) }, work: new Work<Proved>(false) })),
      claim,
      size,
    );
  }

  /** Claims something else. */
  async instead(question: Question, piece: Piece, other: string, claim: number, size: number | null) {
    const text = changed(question.text ?? '', piece, other);
    await this.#begin([{ kind: 'claim', text: other, question: { ...question, text }, work: new Work<Proved>(false) }], claim, size);
  }

  async #begin(trials: Trial[], claim: number, size: number | null) {
    const same = (one: Trial) => trials.some(({ kind, text }) => kind === one.kind && text === one.text);
    this.list = [...this.list.filter((one) => !same(one)), ...trials];
    await Promise.all(trials.map(({ question, work }) => work.start('prove', { ...question, claim, ...(size ? { size } : {}) })));
  }
}

/** What came of a trial, and the kind of the step at which it failed. */
export function outcome({ work }: Trial): { attempt: Attempt; at: string | null } | null {
  const attempt = work.result?.attempts[0];
  if (!attempt) return null;
  const failed = attempt.steps?.find(({ holds }) => !holds);
  return { attempt, at: failed ? kindOf(failed.label) : null };
}
