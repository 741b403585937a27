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

/** Curves by the keys of edges. `at` says where a vertex is; y grows downwards. */
export function curves(edges: readonly (Edge & { key: number })[], places: Pick<Layout, 'points' | 'groundLoops'>, ground: number): Map<number, Curve> {
  const several = new Map<string, number>();
  for (const edge of edges) several.set(pairOf(edge), (several.get(pairOf(edge)) ?? 0) + 1);
  const used = new Map<string, number>();
  let groundLoops = 0;
  const found = new Map<number, Curve>();
  const at = (vertex: string): Point => {
    const point = places.points.get(vertex);
    return point ? { x: point.x, y: ground - point.y } : { x: 0, y: ground };
  };
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
      found.set(edge.key, low === GROUND ? stem(at(high), ground, off) : bow(at(low), at(high), off));
    }
  }
  return found;
}

/** From the ground straight up. */
function stem(top: Point, ground: number, off: number): Curve {
  const foot = { x: top.x + off * 0.7, y: ground };
  return quadratic(foot, { x: top.x + off * 1.8, y: (top.y + ground) / 2 }, top);
}

/** Between two vertices, `off` beside the straight line; within a layer it arches over what stands between. */
function bow(from: Point, to: Point, off: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const level = Math.abs(dy) < 1;
  const rise = level ? -Math.min(90, 0.22 * length) : 0;
  // The control point is twice as far off as the middle of the curve.
  const side = level && dx < 0 ? -2 * off : 2 * off;
  const control = {
    x: (from.x + to.x) / 2 - (dy / length) * side,
    y: (from.y + to.y) / 2 + (dx / length) * side + 2 * rise,
  };
  return quadratic(from, control, to);
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
