/**
 * Where the vertices of a directed graph stand, and how its arrows run.
 *
 * What is connected is laid out together. Arrows point down, from layer to layer, where no way goes round; arrows that
 * pass layers lead through points of their own. Small graphs with circles stand on a circle; in larger ones the
 * arrows that close circles point up.
 */
import { before, type Edge } from './edges';
import { nearest, type Point } from './layout';

export interface Arrow extends Edge {
  /** From vertex to vertex, through points between. */
  through: readonly Point[];
  loop: boolean;
}

export interface Diagram {
  points: Map<string, Point>;
  arrows: Arrow[];
  width: number;
  height: number;
}

export const APART = 92;
const DOWN = 104;
const PASSING = 34;
const SWEEPS = 12;
/** The most vertices that stand on a circle. */
const ROUND = 12;
/** The most points that arrows pass through; beyond that they run straight. */
const MOST_PASSED = 6000;

/** The diagram of these edges and of vertices that may have none; y grows downwards. */
export function diagram(edges: readonly Edge[], more: readonly string[] = []): Diagram {
  const distinct = new Map(edges.map((edge) => [`${edge.a}-${edge.b}`, edge]));
  const next = new Map<string, string[]>();
  const around = new Map<string, string[]>();
  for (const vertex of [...edges.flatMap(({ a, b }) => [a, b]), ...more]) {
    if (!next.has(vertex)) next.set(vertex, []);
    if (!around.has(vertex)) around.set(vertex, []);
  }
  for (const { a, b } of distinct.values()) {
    next.get(a)!.push(b);
    around.get(a)!.push(b);
    around.get(b)!.push(a);
  }
  const found: Diagram = { points: new Map(), arrows: [], width: 0, height: 0 };
  const taken = new Set<string>();
  for (const first of [...next.keys()].sort(before)) {
    if (taken.has(first)) continue;
    const vertices = [first];
    taken.add(first);
    for (let at = 0; at < vertices.length; at += 1) {
      for (const other of around.get(vertices[at]!)!) {
        if (taken.has(other)) continue;
        taken.add(other);
        vertices.push(other);
      }
    }
    place(vertices.sort(before), next, found);
  }
  found.width = Math.max(found.width, APART);
  found.height = Math.max(found.height, APART);
  return found;
}

/** Puts what is connected at the right of the rest. */
function place(vertices: readonly string[], next: Map<string, string[]>, found: Diagram) {
  const { order, back } = walk(vertices, next);
  const round = back.size > 0 && vertices.length <= ROUND;
  const { points, passed } = round ? circle(order) : layers(vertices, next, order, back);
  const all = [...points.values(), ...[...passed.values()].flat()];
  const least = { x: Math.min(...all.map(({ x }) => x)), y: Math.min(...all.map(({ y }) => y)) };
  const dx = found.width + APART / 2 - least.x;
  const dy = APART / 2 - least.y;
  const moved = ({ x, y }: Point) => ({ x: x + dx, y: y + dy });
  for (const [vertex, point] of points) found.points.set(vertex, moved(point));
  for (const a of vertices) {
    for (const b of next.get(a)!) {
      const [from, to] = [found.points.get(a)!, found.points.get(b)!];
      const between = (passed.get(`${a}-${b}`) ?? []).map(moved);
      // Two arrows between the same vertices bow away from each other.
      const both = between.length === 0 && a !== b && next.get(b)!.includes(a);
      const middle = a === b ? [outside(from, found.points, vertices)] : both ? [aside(from, to)] : between;
      found.arrows.push({ a, b, loop: a === b, through: [from, ...middle, to] });
    }
  }
  found.width = Math.max(...all.map((point) => moved(point).x)) + APART / 2;
  found.height = Math.max(found.height, ...all.map((point) => moved(point).y + APART / 2));
}

/** Away from the middle of the whole, where a loop has its place. */
function outside(from: Point, points: Map<string, Point>, vertices: readonly string[]): Point {
  const sum = (pick: (point: Point) => number) => vertices.reduce((sum, vertex) => sum + pick(points.get(vertex)!), 0);
  const [dx, dy] = [from.x - sum(({ x }) => x) / vertices.length, from.y - sum(({ y }) => y) / vertices.length];
  return Math.hypot(dx, dy) < 1 ? { x: from.x + 1, y: from.y - 1 } : { x: from.x + dx, y: from.y + dy };
}

function aside(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.x + to.x) / 2 - ((to.y - from.y) / far) * 30, y: (from.y + to.y) / 2 + ((to.x - from.x) / far) * 30 };
}

/** The vertices as a walk in depth meets them, and the edges that lead back into it. */
function walk(vertices: readonly string[], next: Map<string, string[]>): { order: string[]; back: Set<string> } {
  const order: string[] = [];
  const back = new Set<string>();
  const open = new Set<string>();
  const met = new Set<string>();
  const into = new Set(vertices.flatMap((vertex) => next.get(vertex)!.filter((other) => other !== vertex)));
  const starts = [...vertices.filter((vertex) => !into.has(vertex)), ...vertices];
  for (const start of starts) {
    if (met.has(start)) continue;
    const stack = [{ vertex: start, at: 0 }];
    met.add(start);
    open.add(start);
    order.push(start);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const other = next.get(top.vertex)![top.at];
      top.at += 1;
      if (other === undefined) {
        open.delete(top.vertex);
        stack.pop();
      } else if (open.has(other)) {
        if (other !== top.vertex) back.add(`${top.vertex}-${other}`);
      } else if (!met.has(other)) {
        met.add(other);
        open.add(other);
        order.push(other);
        stack.push({ vertex: other, at: 0 });
      }
    }
  }
  return { order, back };
}

interface Placed {
  points: Map<string, Point>;
  passed: Map<string, Point[]>;
}

function circle(order: readonly string[]): Placed {
  const radius = Math.max(APART / 2 / Math.sin(Math.PI / Math.max(order.length, 2)), APART * 0.75);
  const points = new Map(
    order.map((vertex, index) => {
      const angle = (2 * Math.PI * index) / order.length - Math.PI / 2;
      return [vertex, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }];
    }),
  );
  return { points, passed: new Map() };
}

function layers(
  vertices: readonly string[],
  next: Map<string, string[]>,
  order: readonly string[],
  back: Set<string>,
): Placed {
  // Arrows downwards, those that close circles turned round.
  const down: { from: string; to: string; name: string; turned: boolean }[] = [];
  for (const a of vertices) {
    for (const b of next.get(a)!) {
      const name = `${a}-${b}`;
      if (a === b) continue;
      const turned = back.has(name);
      // A vertex and one that leads back to it are joined by two arrows; one of them decides.
      down.push(turned ? { from: b, to: a, name, turned } : { from: a, to: b, name, turned });
    }
  }
  const level = levels(vertices, down);
  const rows: string[][] = [];
  const put = (item: string, row: number) => (rows[row] ??= []).push(item);
  for (const vertex of order) put(vertex, level.get(vertex)!);
  const links = new Map<string, string[]>();
  const link = (one: string, other: string) => {
    for (const [from, to] of [[one, other], [other, one]] as const) {
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    }
  };
  const passes = down.reduce((sum, { from, to }) => sum + level.get(to)! - level.get(from)! - 1, 0);
  const passing = new Map<string, string[]>();
  for (const { from, to, name } of down) {
    const between: string[] = [];
    if (passes <= MOST_PASSED) {
      for (let row = level.get(from)! + 1; row < level.get(to)!; row += 1) {
        between.push(`${name}@${row}`);
        put(between.at(-1)!, row);
      }
    }
    const chain = [from, ...between, to];
    chain.slice(1).forEach((item, index) => link(chain[index]!, item));
    passing.set(name, between);
  }
  const xs = across(rows, links);
  const at = (item: string, row: number) => ({ x: xs.get(item)!, y: row * DOWN });
  const points = new Map(vertices.map((vertex) => [vertex, at(vertex, level.get(vertex)!)]));
  const passed = new Map<string, Point[]>();
  for (const { from, name, turned } of down) {
    const own = passing.get(name)!.map((item, index) => at(item, level.get(from)! + 1 + index));
    passed.set(name, turned ? own.reverse() : own);
  }
  return { points, passed };
}

/** Depth of each vertex: one below the lowest that leads to it. */
function levels(vertices: readonly string[], down: readonly { from: string; to: string }[]): Map<string, number> {
  const into = new Map(vertices.map((vertex) => [vertex, 0]));
  const out = new Map<string, string[]>(vertices.map((vertex) => [vertex, []]));
  for (const { from, to } of down) {
    into.set(to, into.get(to)! + 1);
    out.get(from)!.push(to);
  }
  const level = new Map(vertices.map((vertex) => [vertex, 0]));
  const free = vertices.filter((vertex) => into.get(vertex) === 0);
  for (let vertex = free.pop(); vertex !== undefined; vertex = free.pop()) {
    for (const to of out.get(vertex)!) {
      level.set(to, Math.max(level.get(to)!, level.get(vertex)! + 1));
      into.set(to, into.get(to)! - 1);
      if (into.get(to) === 0) free.push(to);
    }
  }
  return level;
}

/** Across: every item drawn towards its neighbours in the layers above and below, in turn. */
function across(rows: string[][], links: Map<string, string[]>): Map<string, number> {
  const room = (item: string) => (item.includes('@') ? PASSING : APART);
  const xs = new Map<string, number>();
  const layer = new Map<string, number>();
  rows.forEach((row, index) => {
    nearest(row.map(() => 0), row.map(room)).forEach((x, place) => {
      xs.set(row[place]!, x);
      layer.set(row[place]!, index);
    });
  });
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const downwards = sweep % 2 === 0;
    // At first only the layer before counts, in the end both.
    const settled = sweep >= SWEEPS - 4;
    for (const row of downwards ? rows : [...rows].reverse()) {
      const wishes = new Map(
        row.map((item) => {
          const own = layer.get(item)!;
          const near = (links.get(item) ?? []).filter((other) => settled || layer.get(other)! < own === downwards);
          const sum = near.reduce((sum, other) => sum + xs.get(other)!, 0);
          return [item, near.length ? sum / near.length : xs.get(item)!] as const;
        }),
      );
      if (!settled) row.sort((a, b) => wishes.get(a)! - wishes.get(b)!);
      nearest(row.map((item) => wishes.get(item)!), row.map(room)).forEach((x, index) => xs.set(row[index]!, x));
    }
  }
  return xs;
}

/** An arrow as it is drawn: its line, its head, and its middle. */
export interface Drawn {
  d: string;
  head: string;
  middle: Point;
}

const HEAD = 11;

/** Draws an arrow between discs of this radius. */
export function drawn({ through, loop }: Arrow, radius: number): Drawn {
  const points = [...through];
  if (loop) {
    const [at, out] = [points[0]!, points[1]!];
    const angle = Math.atan2(out.y - at.y, out.x - at.x);
    const around = (turn: number, far: number) => ({ x: at.x + far * Math.cos(angle + turn), y: at.y + far * Math.sin(angle + turn) });
    const back = around(0.62, radius * 2.7);
    const { head, end } = headed(back, around(0.5, radius + 2));
    const d = `M${show(around(-0.5, radius))} C${show(around(-0.62, radius * 2.7))} ${show(back)} ${show(end)}`;
    return { d, head, middle: around(0, radius * 1.9) };
  }
  const [first, second] = [points[0]!, points[1]!];
  points[0] = towards(first, second, radius);
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const { head, end } = headed(before, towards(last, before, radius + 2));
  points[points.length - 1] = end;
  let d = `M${show(points[0])}`;
  for (let at = 1; at < points.length - 1; at += 1) {
    const after = points[at + 1]!;
    const to = at === points.length - 2 ? after : { x: (points[at]!.x + after.x) / 2, y: (points[at]!.y + after.y) / 2 };
    d += ` Q${show(points[at]!)} ${show(to)}`;
  }
  if (points.length === 2) d += ` L${show(points[1]!)}`;
  return { d, head, middle: halfway(points) };
}

function halfway(points: readonly Point[]): Point {
  const at = (points.length - 1) / 2;
  const [one, other] = [points[Math.floor(at)]!, points[Math.ceil(at)]!];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  if (points.length !== 3) return middle;
  // The middle of a bow lies half as far off as its control point.
  return { x: (points[0]!.x + 2 * middle.x + points[2]!.x) / 4, y: (points[0]!.y + 2 * middle.y + points[2]!.y) / 4 };
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
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
