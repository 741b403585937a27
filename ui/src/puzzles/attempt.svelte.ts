/** An attempt at a puzzle: a move, judged by the list of winning ones; a wrong one is answered by the engine. */
import type { PlayMove } from '../lib/api';
import { Match } from '../play/match.svelte';
import { progress } from './progress.svelte';
import { questionOf, type Puzzle } from './puzzles';

export class Attempt {
  match = new Match();
  /** The move that was tried. */
  tried = $state('');
  /** Hints shown so far, of three. */
  hints = $state(0);
  #helped = false;

  right: boolean;
  /** The engine has answered a wrong move, or none is left. */
  refuted: boolean;
  /** The engine's answer. */
  reply: string;

  constructor(
    readonly puzzle: Puzzle,
    /** The date, if it is the puzzle of that day. */
    readonly day?: string,
  ) {
    this.right = $derived(puzzle.wins.includes(this.tried));
    this.refuted = $derived(!!this.tried && !this.right && (this.match.made.length > 1 || !!this.match.position?.end));
    this.reply = $derived(this.refuted ? (this.match.made[1] ?? '') : '');
    this.match.strength = 4;
    void this.match.begin(questionOf(puzzle));
  }

  choose(move: PlayMove) {
    if (this.tried || this.match.idle) return;
    const right = this.puzzle.wins.includes(move.text);
    // A right move stays on the board; a wrong one is answered.
    this.match.engine = right ? null : 'second';
    this.tried = move.text;
    void this.match.make(move);
    if (!right) this.#helped = true;
    else progress.add(this.puzzle.id, this.#helped || this.hints > 0 ? 'helped' : 'alone', this.day);
  }

  again() {
    this.tried = '';
    this.match.engine = 'second';
    return this.match.restart();
  }
}
