/** Arrows as they are drawn: their lines, their heads, and where signs stand. */
import { around } from './curve';
import type { Edge } from './edges';
import type { Point } from './places';

export interface Arrow extends Edge {
  /** From vertex to vertex through points between; of a loop, the vertex and the point around which it runs. */
  through: readonly Point[];
}

/** An arrow as it is drawn: its line, its head, and its middle. */
export interface Drawn {
  d: string;
  head: string;
  middle: Point;
}

const HEAD = 11;
/** Distance of an arrow from the straight line, where another goes the other way. */
const ASIDE = 18;

/** The ways of arrows between vertices that somebody placed: straight, unless a vertex or the opposite arrow is in the way; loops point out of the crowd. */
export function routes(edges: readonly Edge[], points: ReadonlyMap<string, Point>): Point[][] {
  const has = new Set(edges.map(({ a, b }) => `${a}-${b}`));
  const all = [...points.values()];
  return edges.map(({ a, b }) => {
    const [from, to] = [points.get(a), points.get(b)];
    if (!from || !to) return [];
    if (a === b) return [outward(from, all)];
    const opposite = has.has(`${b}-${a}`) ? ASIDE : 0;
    const off = opposite + around(from, to, all);
    return off === 0 ? [] : [beside(from, to, off)];
  });
}

/** A point beside the middle of two. */
function beside(from: Point, to: Point, off: number): Point {
  const far = apart(from, to) || 1;
  const middle = between(from, to, 0.5);
  return { x: middle.x - ((to.y - from.y) / far) * off, y: middle.y + ((to.x - from.x) / far) * off };
}

/** Away from the middle of all. */
function outward(from: Point, all: readonly Point[]): Point {
  const middle = (along: (point: Point) => number) => all.reduce((sum, point) => sum + along(point), 0) / Math.max(all.length, 1);
  const [x, y] = [from.x - middle((point) => point.x), from.y - middle((point) => point.y)];
  return Math.hypot(x, y) < 1 ? { x: from.x + 1, y: from.y + 1 } : { x: from.x + x, y: from.y + y };
}

/** Draws an arrow between discs of this radius, or without a head an edge, which runs on below them; y grows downwards. */
export function drawn({ a, b, through }: Arrow, radius: number, directed = true): Drawn {
  const [first, second, third] = through;
  const [last, before] = [through.at(-1), through.at(-2)];
  if (!first || !second || !last || !before) return { d: '', head: '', middle: first ?? { x: 0, y: 0 } };
  if (a === b) return directed ? looped(first, second, radius) : { ...looped(first, second, radius), head: '' };
  if (!directed) return undirected(through);
  if (third && through.length === 3) return bent(first, second, third, radius);
  const points = [...through];
  points[0] = towards(first, second, radius);
  const { head, end } = headed(before, towards(last, before, radius + 2));
  points[points.length - 1] = end;
  return { d: `M${show(points[0])}${smooth(points)}`, head, middle: halfway(points) };
}

/** An edge from middle to middle. */
function undirected(through: readonly Point[]): Drawn {
  const [from, middle, to] = through;
  if (!from || !middle || !to || through.length !== 3) return { d: `M${show(through[0]!)}${smooth(through)}`, head: '', middle: halfway(through) };
  return { d: `M${show(from)} Q${show(aimOf(from, middle, to))} ${show(to)}`, head: '', middle };
}

/** The control point, twice as far off, of a parabola that runs through a point between its ends. */
function aimOf(from: Point, middle: Point, to: Point): Point {
  return { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
}

/** A loop at a vertex, around a point beside it. */
function looped(at: Point, around: Point, radius: number): Drawn {
  const angle = Math.atan2(around.y - at.y, around.x - at.x);
  const beside = (turn: number, far: number) => ({ x: at.x + far * Math.cos(angle + turn), y: at.y + far * Math.sin(angle + turn) });
  const back = beside(0.62, radius * 2.7);
  const { head, end } = headed(back, beside(0.5, radius + 2));
  const d = `M${show(beside(-0.5, radius))} C${show(beside(-0.62, radius * 2.7))} ${show(back)} ${show(end)}`;
  return { d, head, middle: beside(0, radius * 1.9) };
}

/** The part outside of two discs of a parabola that runs through a point between them. */
function bent(from: Point, middle: Point, to: Point, radius: number): Drawn {
  const aim = aimOf(from, middle, to);
  /** The point of the curve at `t`, and with another `s` the control point of the part between. */
  const at = (t: number, s = t) => between(between(from, aim, t), between(aim, to, t), s);
  const leaves = cutAt((t) => apart(at(t), from), radius);
  const tip = 1 - cutAt((t) => apart(at(1 - t), to), radius + 2);
  const end = 1 - cutAt((t) => apart(at(1 - t), to), radius + HEAD);
  const { head } = headed(at(end), at(tip));
  return { d: `M${show(at(leaves))} Q${show(at(leaves, end))} ${show(at(end))}`, head, middle };
}

/** The argument between 0 and 1/2 at which a growing function reaches a value. */
function cutAt(grows: (t: number) => number, value: number): number {
  let [low, high] = [0, 0.5];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (grows(middle) < value) low = middle;
    else high = middle;
  }
  return high;
}

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Curves from point to point; the tangent at each is parallel to the line between its neighbours. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const pieces = points.slice(1).map((end, index) => {
    const start = at(index);
    const slope = (place: number) => {
      const [before, after] = [at(place - 1), at(place + 1)];
      const scale = apart(start, end) / (apart(before, after) || 1) / 3;
      return { x: (after.x - before.x) * scale, y: (after.y - before.y) * scale };
    };
    const [out, into] = [slope(index), slope(index + 1)];
    return ` C${show({ x: start.x + out.x, y: start.y + out.y })} ${show({ x: end.x - into.x, y: end.y - into.y })} ${show(end)}`;
  });
  return pieces.join('');
}

function halfway(points: readonly Point[]): Point {
  const at = (points.length - 1) / 2;
  return between(points[Math.floor(at)]!, points[Math.ceil(at)]!, 0.5);
}

function towards(from: Point, to: Point, far: number): Point {
  return between(from, to, far / (apart(from, to) || 1));
}

function headed(from: Point, tip: Point): { head: string; end: Point } {
  const end = towards(tip, from, HEAD - 2);
  const base = towards(tip, from, HEAD);
  const length = Math.hypot(tip.x - base.x, tip.y - base.y) || 1;
  const side = { x: (-(tip.y - base.y) / length) * 6, y: ((tip.x - base.x) / length) * 6 };
  const corners = [tip, { x: base.x + side.x, y: base.y + side.y }, { x: base.x - side.x, y: base.y - side.y }];
  return { head: `M${corners.map(show).join(' L')} Z`, end };
}

function show({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
