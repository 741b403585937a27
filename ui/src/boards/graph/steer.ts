/** Arrow keys among things that lie anywhere. */
import type { Point } from './places';

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** True for arrow keys. */
export function way(key: string): Point | undefined {
  return WAYS[key];
}

/** The thing that an arrow key leads to: near, and ahead rather than aside. */
export function steer(things: readonly Point[], from: number, key: string): number | undefined {
  const here = things[from];
  if (key === 'Home') return things.length ? 0 : undefined;
  if (key === 'End') return things.length ? things.length - 1 : undefined;
  const to = WAYS[key];
  if (!here || !to) return undefined;
  let best: number | undefined;
  let least = Infinity;
  things.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * to.x + dy * to.y;
    const aside = Math.abs(dx * to.y) + Math.abs(dy * to.x);
    // Exactly one of two things that lie level with each other to a hair is before the other.
    if (index === from || ahead < 1 || aside > 4 * ahead) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [least, best] = [cost, index];
  });
  return best;
}

/** The thing nearest to a place. */
export function closest(things: readonly Point[], to: Point): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  things.forEach(({ x, y }, index) => {
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < least) [least, best] = [far, index];
  });
  return best;
}
