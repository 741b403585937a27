/** Places of the names beside vertices: clear of the signs on edges, and of the edges where there is room. */
import type { Point } from './places';

/** What a name should not cover, and how far it reaches. */
export interface Obstacle extends Point {
  radius: number;
  weight: number;
}

/** The radius of the sign of a move. */
export const SIGN = 10;
/** Half the height of a name, and half the width of a digit. */
const HALF = 7;
const DIGIT = 4;

/** Upper left first: where several places are as good, names stand alike. */
const AROUND = [-135, -45, 180, 0, -90, 90, 135, 45].map((degrees) => (degrees * Math.PI) / 180);

/** The middle of a name beside a disc. */
export function nameBeside(at: Point, radius: number, name: string, obstacles: readonly Obstacle[]): Point {
  const half = DIGIT * name.length;
  const near = obstacles.filter(({ x, y, radius: own }) => Math.hypot(x - at.x, y - at.y) < radius + own + 4 * HALF + 2 * half);
  let best: Point | undefined;
  let least = Infinity;
  for (const angle of AROUND) {
    const place = { x: at.x + Math.cos(angle) * (radius + half + 5), y: at.y + Math.sin(angle) * (radius + HALF + 4) };
    const cost = near.reduce((sum, obstacle) => sum + obstacle.weight * covered(place, half, obstacle), 0);
    if (cost < least - 1e-9) [least, best] = [cost, place];
  }
  return best ?? at;
}

/** Length by which a name and an obstacle overlap. */
function covered(place: Point, half: number, { x, y, radius }: Obstacle): number {
  const dx = Math.max(Math.abs(x - place.x) - half, 0);
  const dy = Math.max(Math.abs(y - place.y) - HALF, 0);
  return Math.max(radius + 1 - Math.hypot(dx, dy), 0);
}

/** The obstacle that an edge is near a vertex, seen from there towards the middle of the edge. */
export function edgeNear(at: Point, middle: Point, radius: number): Obstacle {
  const far = Math.hypot(middle.x - at.x, middle.y - at.y) || 1;
  const share = Math.min((radius + HALF + 2) / far, 1);
  return { x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share, radius: 5, weight: 0.5 };
}

/** The obstacle that a sign is. */
export function signAt({ x, y }: Point): Obstacle {
  return { x, y, radius: SIGN, weight: 3 };
}
