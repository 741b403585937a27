/** A finished game, run through again: by steps, or by itself. */
import { calm } from '../boards/board';

/** Milliseconds for which a position stands, so that its move is seen. */
const STANDS = 450;

export class Replay {
  /** Moves made in the position that is looked at. */
  ply = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly length: () => number) {}

  to(ply: number) {
    this.stop();
    this.ply = Math.max(0, Math.min(this.length(), ply));
  }

  /** Runs from here to the end, once more from the beginning if this is the end or nobody has looked yet. */
  run(after?: () => void) {
    if (after || this.ply >= this.length()) this.ply = 0;
    this.playing = true;
    this.#wait(after);
  }

  stop() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(after?: () => void) {
    this.#timer = setTimeout(() => {
      if (this.ply < this.length()) {
        this.ply += 1;
        this.#wait(after);
      } else {
        this.stop();
        after?.();
      }
    }, STANDS + calm());
  }
}
