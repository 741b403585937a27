/** The position that is explored: the one on the board, one that moves lead to from there, or another one. */
import type { PlayMove, PlayPosition, Question } from '../lib/api';
import { putTogether, takeApart } from './ask';
import { inWords } from './engine';

export class Exploring {
  /** Moves from the position to begin with. */
  path = $state.raw<readonly string[]>([]);
  /** Where to begin, if not on the board. */
  elsewhere = $state.raw<{ question: Question; made: readonly string[] } | null>(null);
  /** Touches on the board explore, and make no move. */
  touch = $state(false);

  at(question: Question, made: readonly string[] = []) {
    this.elsewhere = { question, made };
    this.path = [];
  }

  /** The position of a cell of a map of pairs: two heaps, or one tuple. */
  atPair(question: Question, pair: readonly [number, number], heaps: boolean) {
    const [part] = takeApart(question.ask);
    if (part) this.at({ ...question, ask: putTogether([{ ...part, position: pair.join(heaps ? ' ' : ',') }]) });
  }

  /** The position after a move on the board. */
  after(position: PlayPosition, move: PlayMove) {
    this.elsewhere = null;
    this.path = [inWords(position, move)];
  }

  /** Back to the board. */
  back() {
    this.elsewhere = null;
    this.path = [];
  }
}
