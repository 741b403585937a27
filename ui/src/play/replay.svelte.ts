/** A finished game, run through again: by steps, or by itself. */
import type { PlayMove, PlayPosition } from '../lib/api';
import { calm } from '../boards/motion';
import { moveOf, type Match } from './match.svelte';
import { complete, losingMove } from './review';

/** Milliseconds for which a position stands, so that its move is seen; and for which the last one does. */
const STANDS = 450;
const RESTS = 1400;

export class Replay {
  /** Moves made in the position that is looked at. */
  ply = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has chosen a position. */
  #looked = false;
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  /** A game has ended that had begun: without a move there is nothing to be seen again. */
  over = $derived.by(() => !!this.#match.position?.end && !this.#match.earlier && this.#match.made.length > 0);
  length = $derived.by(() => this.#match.made.length);
  positions = $derived.by(() => Array.from({ length: this.length + 1 }, (_, ply) => (ply === this.length ? (this.#match.position ?? undefined) : this.#match.at(ply))));
  /** All positions are there. */
  known = $derived(this.positions.every((position) => position !== undefined));
  /** It is known of all positions who wins. */
  whole = $derived(complete(this.positions));
  winner = $derived.by(() => this.#match.position?.end?.winner ?? null);
  lost = $derived(this.winner ? losingMove(this.positions, this.winner) : undefined);
  /** The position in which the game turned, or was won at last. */
  turn = $derived(this.lost?.ply ?? Math.max(0, this.length - 1));

  shown = $derived.by((): PlayPosition | null => (this.over ? this.positions[this.ply] : null) ?? this.#match.position);
  /** The move that led to the position that is looked at, and the one that was made in it. */
  last = $derived(this.#moveAt(this.ply - 1));
  next = $derived(this.#moveAt(this.ply));

  /** Shows the end of a game: who has played it sees it once more, who comes by an address sees where it turned. */
  begin() {
    this.stop();
    this.#looked = false;
    this.ply = this.length;
    if (this.known && calm() > 0) {
      this.#timer = setTimeout(() => {
        this.ply = 0;
        this.#run(() => (this.ply = this.turn));
      }, RESTS);
    } else if (this.known) this.#looked = true;
  }

  /** The positions of a game from an address are known only now. */
  settle() {
    if (this.over && this.known && !this.#looked && this.#timer === undefined) this.ply = this.turn;
  }

  look(ply: number) {
    this.stop();
    this.#looked = true;
    this.ply = Math.max(0, Math.min(this.length, ply));
  }

  /** Runs from here to the end, or from the beginning. */
  play() {
    this.#looked = true;
    if (this.ply >= this.length) this.ply = 0;
    this.#run();
  }

  stop() {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(after?: () => void) {
    this.playing = true;
    this.#timer = setTimeout(() => {
      if (this.ply < this.length) {
        this.ply += 1;
        this.#run(after);
      } else {
        this.stop();
        this.#looked = true;
        after?.();
      }
    }, STANDS + calm());
  }

  #moveAt(ply: number): PlayMove | null {
    const [before, after] = [this.positions[ply], this.positions[ply + 1]];
    return this.over && before && after ? moveOf(before, this.#match.made[ply] ?? '', after) : null;
  }
}
