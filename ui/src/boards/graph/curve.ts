/** Paths of edges: lines, bows where several join the same vertices, petals for loops. */
import { GROUND, pairOf, type Edge } from './edges';
import type { Layout, Point } from './places';

export interface Curve {
  /** The `d` of a path. */
  d: string;
  /** The middle of the edge, where its sign stands. */
  middle: Point;
}

/** The distance between parallel edges in their middle. */
const APART = 22;
const WIDEST = 120;

/** Distance at which an edge passes a vertex that is not its own. */
const CLEAR = 14;
/** The most pairs of an edge and a vertex that are compared; in larger graphs edges run straight on. */
const MOST = 2_000_000;

/** Curves by the keys of edges: straight lines, unless a vertex or another edge is in the way; y grows downwards. */
export function curves(edges: readonly (Edge & { key: number })[], places: Pick<Layout, 'groundLoops' | 'feet'> & { points: ReadonlyMap<string, Point> }, ground: number): Map<number, Curve> {
  const several = new Map<string, number>();
  for (const edge of edges) several.set(pairOf(edge), (several.get(pairOf(edge)) ?? 0) + 1);
  const used = new Map<string, number>();
  let groundLoops = 0;
  const found = new Map<number, Curve>();
  const at = (vertex: string): Point => {
    const point = places.points.get(vertex);
    return point ? { x: point.x, y: ground - point.y } : { x: 0, y: ground };
  };
  const all = edges.length * places.points.size > MOST ? [] : [...places.points.keys()].map(at);
  for (const edge of edges) {
    const pair = pairOf(edge);
    const index = used.get(pair) ?? 0;
    used.set(pair, index + 1);
    if (edge.a === GROUND && edge.b === GROUND) {
      found.set(edge.key, arch(places.groundLoops[groundLoops] ?? 0, ground));
      groundLoops += 1;
    } else if (edge.a === edge.b) {
      found.set(edge.key, petal(at(edge.a), index));
    } else {
      const count = several.get(pair) ?? 1;
      const step = Math.min(APART, WIDEST / count);
      const off = (index - (count - 1) / 2) * step;
      const [low, high] = edge.a === GROUND || (edge.b !== GROUND && at(edge.a).y > at(edge.b).y) ? [edge.a, edge.b] : [edge.b, edge.a];
      const feet = places.feet?.get(high);
      const curve = low !== GROUND ? bow(at(low), at(high), off, all) : feet ? leaning(feet, index, at(high), ground, off, all) : stem(at(high), ground, off, all);
      found.set(edge.key, curve);
    }
  }
  return found;
}

/** From the ground straight up. */
function stem(top: Point, ground: number, off: number, all: readonly Point[]): Curve {
  const foot = { x: top.x + off * 0.7, y: ground };
  const aside = around({ x: top.x, y: ground }, top, all);
  return quadratic(foot, { x: top.x + off * 1.8 + 2 * aside, y: (top.y + ground) / 2 }, top);
}

/** From its own place on the ground; edges that share one bend apart. */
function leaning(feet: readonly number[], index: number, top: Point, ground: number, off: number, all: readonly Point[]): Curve {
  const x = feet[index] ?? top.x;
  const shared = feet.filter((other) => other === x).length > 1;
  return bow({ x, y: ground }, top, shared ? off : 0, all);
}

/** Between two places, `off` beside the straight line, and around what stands on it. */
function bow(from: Point, to: Point, off: number, all: readonly Point[]): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const level = Math.abs(dy) < 1;
  // The control point is twice as far off as the middle of the curve.
  const side = 2 * around(from, to, all) + (level && dx < 0 ? -2 * off : 2 * off);
  const control = { x: (from.x + to.x) / 2 - (dy / length) * side, y: (from.y + to.y) / 2 + (dx / length) * side };
  return quadratic(from, control, to);
}

/** Distance from the straight line at which the middle of an edge passes the vertices that stand on it: none if there are none. */
export function around(from: Point, to: Point, all: readonly Point[]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  let met = 0;
  let lean = 0;
  for (const { x, y } of all) {
    const along = ((x - from.x) * dx + (y - from.y) * dy) / length;
    if (along < CLEAR || along > length - CLEAR) continue;
    const off = ((y - from.y) * dx - (x - from.x) * dy) / length;
    if (Math.abs(off) >= CLEAR) continue;
    met += 1;
    lean += off;
  }
  if (met === 0) return 0;
  const far = Math.min(90, Math.max(2 * CLEAR, 0.22 * length));
  // To the other side of what is met; of what lies on the line itself, to the upper or the left one.
  if (Math.abs(lean) > 0.5) return lean > 0 ? -far : far;
  return dx > 0 || (dx === 0 && dy > 0) ? -far : far;
}

function quadratic(from: Point, control: Point, to: Point): Curve {
  const d = `M${show(from)} Q${show(control)} ${show(to)}`;
  return { d, middle: { x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 } };
}

/** A loop at a vertex, the larger the more there are. */
export function petal({ x, y }: Point, index: number): Curve {
  const reach = 58 + 20 * index;
  const [one, two] = [
    { x: x + reach * 1.3, y: y + reach * 0.1 },
    { x: x + reach * 0.1, y: y - reach * 1.35 },
  ];
  const d = `M${show({ x, y })} C${show(one)} ${show(two)} ${show({ x, y })}`;
  return { d, middle: { x: x + 0.375 * 1.4 * reach, y: y - 0.375 * 1.25 * reach } };
}

/** A loop at the ground. */
function arch(x: number, ground: number): Curve {
  const d = `M${show({ x: x - 20, y: ground })} C${show({ x: x - 20, y: ground - 52 })} ${show({ x: x + 20, y: ground - 52 })} ${show({ x: x + 20, y: ground })}`;
  return { d, middle: { x, y: ground - 39 } };
}

function show({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
