/** Fingers and the mouse on a picture: one moves it or, if it does not move, chooses a place; two zoom. Places are in pixels of the picture. */
import type { Spot } from './view';

/** Effects of gestures. */
export interface Touch {
  /** The mouse is here, or gone. */
  hover: (at: Spot | null) => void;
  /** True if a press here takes hold of something that then follows, such as the frame in an overview. */
  grab?: (at: Spot) => boolean;
  follow?: (at: Spot) => void;
  pan: (by: Spot) => void;
  /** Larger by a factor about a place, and moved. */
  pinch: (factor: number, at: Spot, by: Spot) => void;
  tap: (at: Spot) => void;
  /** True if the wheel had an effect; if not, the page scrolls. */
  wheel: (factor: number, at: Spot, event: WheelEvent) => boolean;
}

export interface Pointed {
  pointerId: number;
  pointerType: string;
}

/** A press that goes no farther than this chooses. */
const STILL = 6;
/** One that goes farther than this moves. */
const MOVES = 4;
/** Fingers nearer than this count as so far apart. */
const NEAREST = 8;

export class Gestures {
  readonly #fingers = new Map<number, Spot>();
  #moved = 0;
  #grabbed = false;

  /** `across`: the picture is moved and zoomed only to the left and right. */
  constructor(
    readonly touch: Touch,
    readonly across = false,
  ) {}

  get count(): number {
    return this.#fingers.size;
  }

  press({ pointerId }: Pointed, at: Spot) {
    if (this.#fingers.size === 0) {
      this.#moved = 0;
      this.#grabbed = this.touch.grab?.(at) ?? false;
    }
    this.#fingers.set(pointerId, at);
  }

  /** `close`: there is something to be moved. */
  drag({ pointerId, pointerType }: Pointed, at: Spot, close: boolean) {
    if (pointerType === 'mouse') this.touch.hover(at);
    const before = this.#fingers.get(pointerId);
    if (!before) return;
    const by = { x: at.x - before.x, y: at.y - before.y };
    this.#fingers.set(pointerId, at);
    const other = [...this.#fingers].find(([pointer]) => pointer !== pointerId)?.[1];
    if (this.#grabbed) {
      this.#moved = Infinity;
      this.touch.follow?.(at);
    } else if (!other) {
      this.#moved += this.#far(by);
      if (close && this.#moved > MOVES) this.touch.pan(by);
    } else {
      this.#moved = Infinity;
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.touch.pinch(this.#apart(at, other) / this.#apart(before, other), middle, { x: by.x / 2, y: by.y / 2 });
    }
  }

  /** `done`: the pointer was lifted, not called off. */
  release({ pointerId }: Pointed, at: Spot, done: boolean) {
    if (!this.#fingers.delete(pointerId)) return;
    if (this.#fingers.size === 0 && this.#moved <= STILL && done) this.touch.tap(at);
  }

  #far({ x, y }: Spot): number {
    return this.across ? Math.abs(x) : Math.hypot(x, y);
  }

  #apart(one: Spot, other: Spot): number {
    return Math.max(this.#far({ x: one.x - other.x, y: one.y - other.y }), NEAREST);
  }
}

/** Factor of a turn of the wheel, or of two fingers on a touchpad, which turn it by little at a time. */
export function turned({ deltaY, deltaMode }: WheelEvent): number {
  return Math.exp(-deltaY * (deltaMode === 1 ? 0.05 : Math.abs(deltaY) < 40 ? 0.01 : 0.0022));
}

/** True if a turn of the wheel is meant for the picture: to zoom, or to move it sideways. All others scroll the page. */
export function meant({ ctrlKey, metaKey, deltaX, deltaY }: Pick<WheelEvent, 'ctrlKey' | 'metaKey' | 'deltaX' | 'deltaY'>): boolean {
  return ctrlKey || metaKey || Math.abs(deltaX) > Math.abs(deltaY);
}
