/** After so many milliseconds, what is shown while something is dragged is no longer close to what is asked for. */
const SLOW = 400;

/** Something is being dragged, and its pictures come fast enough to follow. */
export class Dragging {
  now = $state(false);
  #slow: ReturnType<typeof setTimeout> | undefined;

  begin() {
    this.now = true;
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => (this.now = false), SLOW);
  }

  end() {
    clearTimeout(this.#slow);
    this.now = false;
  }
}
