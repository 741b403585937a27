/** A graph being drawn. Every change makes a new sketch; undo brings back an old one. */
import { before, GROUND, pairOf, type Edge } from './edges';
import type { Layout, Point } from './places';

export interface Vertex extends Point {
  name: string;
  /** Number of tokens on it. */
  tokens: number;
}

export interface Sketch {
  /** True if vertex 0 is the ground; else edges are arrows. */
  grounded: boolean;
  /** Without the ground; y is the height. */
  vertices: readonly Vertex[];
  edges: readonly (Edge & { key: number })[];
  /** The key of the next edge. */
  next: number;
  /** The least width of the paper. */
  wide: number;
}

/** The least height to draw in. */
const HIGH = 340;
const EDGE = 60;
/** The most vertices for which places near others are looked for; more stand in rows of so many. */
const MOST_NEAR = 60;
const IN_ROW = 10;
/** The distance of a new vertex from others, and from the one below it. */
const APART = 64;
const LAYER = 84;

export interface Wanted {
  grounded: boolean;
  /** The vertices on which tokens stand, each as often as there are. */
  tokens?: readonly string[];
  wide?: number;
}

/** The sketch of these edges; vertices that `old` has keep their places, others stand in free ones. */
export function sketch(edges: readonly Edge[], { grounded, tokens = [], wide = 640 }: Wanted, old?: Sketch): Sketch {
  const own = grounded ? edges : [...new Map(edges.map((edge) => [`${edge.a}-${edge.b}`, edge])).values()];
  const names = new Set([...own.flatMap(({ a, b }) => [a, b]), ...tokens]);
  if (grounded) names.delete(GROUND);
  const count = (name: string) => tokens.filter((own) => own === name).length;
  const had = new Map(old?.vertices.map((vertex) => [vertex.name, vertex]));
  const stay = [...names].flatMap((name) => had.get(name) ?? []).map((vertex) => ({ ...vertex, tokens: count(vertex.name) }));
  const fresh = [...names].filter((name) => !had.has(name));
  const places = fresh.length > MOST_NEAR ? inRows(stay, fresh) : nearNeighbours({ vertices: stay, grounded }, fresh, own);
  const vertices = [...stay, ...fresh.map((name) => ({ name, ...places.get(name)!, tokens: count(name) }))];
  return { grounded, vertices, edges: own.map(({ a, b }, key) => ({ a, b, key })), next: own.length, wide };
}

/** A free place for each of these vertices, near a neighbour that has its place already. */
function nearNeighbours({ vertices, grounded }: Pick<Sketch, 'vertices' | 'grounded'>, names: readonly string[], edges: readonly Edge[]): Map<string, Point> {
  const near = new Map<string, string>();
  for (const { a, b } of edges) {
    near.set(b, near.get(b) ?? a);
    near.set(a, near.get(a) ?? b);
  }
  const places = new Map<string, Point>();
  const taken = [...vertices];
  for (const name of names) {
    const place = freePlace({ vertices: taken, grounded }, near.get(name));
    places.set(name, place);
    taken.push({ name, ...place, tokens: 0 });
  }
  return places;
}

/** Rows above all other vertices. */
function inRows(others: readonly Vertex[], names: readonly string[]): Map<string, Point> {
  const start = Math.max(0, ...others.map(({ y }) => y)) + LAYER;
  const place = (index: number) => ({ x: EDGE + (index % IN_ROW) * APART, y: start + Math.floor(index / IN_ROW) * APART });
  return new Map(names.map((name, index) => [name, place(index)]));
}

/** Names and places of the vertices that `old` has not. */
export function added(sketch: Sketch, old?: Sketch): Map<string, Point> {
  const had = new Set(old?.vertices.map(({ name }) => name));
  return new Map(sketch.vertices.filter(({ name }) => !had.has(name)).map(({ name, x, y }) => [name, { x, y }]));
}

/** Moves vertices that are still at their provisional places to those of a layout. */
export function laidOut(sketch: Sketch, put: ReadonlyMap<string, Point>, { points, width }: Layout): Sketch {
  const isPut = ({ name, x, y }: Vertex) => put.get(name)?.x === x && put.get(name)?.y === y && points.has(name);
  const shift = { x: Math.max((sketch.wide - width) / 2, EDGE / 2), y: sketch.grounded ? 0 : EDGE };
  const taken = sketch.vertices.filter((vertex) => !isPut(vertex));
  const vertices = sketch.vertices.map((vertex): Vertex => {
    const at = points.get(vertex.name);
    if (!at || !isPut(vertex)) return vertex;
    const wish = { x: at.x + shift.x, y: at.y + shift.y };
    const own = isFree(taken, wish) ? wish : freePlace({ ...sketch, vertices: taken }, undefined, wish);
    const moved = { ...vertex, ...own };
    taken.push(moved);
    return moved;
  });
  return { ...sketch, vertices };
}

/** Size of the paper. */
export function size({ vertices, wide }: Sketch): { width: number; height: number } {
  return {
    width: Math.max(wide, ...vertices.map(({ x }) => x + EDGE)),
    height: Math.max(HIGH, ...vertices.map(({ y }) => y + EDGE)),
  };
}

export function vertexOf({ vertices }: Sketch, name: string): Vertex | undefined {
  return vertices.find((vertex) => vertex.name === name);
}

/** The number of a new vertex: the least that is free. */
function fresh({ vertices, grounded }: Sketch): string {
  const used = new Set(vertices.map(({ name }) => name));
  let number = grounded ? 1 : 0;
  while (used.has(String(number))) number += 1;
  return String(number);
}

/** With a new vertex, joined to another if that is named. */
export function withVertex(sketch: Sketch, at: Point, to?: string): { sketch: Sketch; name: string } {
  const name = fresh(sketch);
  const vertices = [...sketch.vertices, { name, x: Math.max(at.x, EDGE / 2), y: Math.max(at.y, EDGE / 2), tokens: 0 }];
  const added = { ...sketch, vertices };
  return { sketch: to === undefined ? added : withEdge(added, to, name), name };
}

/** A free place near a vertex, rather above it; or near another place. */
export function freePlace({ vertices, grounded }: Pick<Sketch, 'vertices' | 'grounded'>, near: string | undefined, at?: Point): Point {
  const base = vertices.find(({ name }) => name === near);
  const start = at ?? (base ? { x: base.x, y: base.y + LAYER } : { x: EDGE, y: grounded ? LAYER : EDGE });
  for (let row = 0; ; row += 1) {
    for (let step = 0; step <= 12; step += 1) {
      const side = (step % 2 ? 1 : -1) * Math.ceil(step / 2) * APART;
      const place = { x: start.x + side, y: start.y + row * APART };
      if (place.x >= EDGE / 2 && isFree(vertices, place)) return place;
    }
  }
}

function isFree(vertices: readonly Vertex[], { x, y }: Point): boolean {
  return vertices.every((other) => Math.hypot(other.x - x, other.y - y) > APART * 0.8);
}

/** With an edge more. There are no two arrows between the same vertices in the same way. */
export function withEdge(sketch: Sketch, a: string, b: string): Sketch {
  if (!sketch.grounded && sketch.edges.some((edge) => edge.a === a && edge.b === b)) return sketch;
  return { ...sketch, edges: [...sketch.edges, { a, b, key: sketch.next }], next: sketch.next + 1 };
}

export function withoutEdge(sketch: Sketch, key: number): Sketch {
  return { ...sketch, edges: sketch.edges.filter((edge) => edge.key !== key) };
}

/** Without a vertex and its edges; the ground stays, and only its edges go. */
export function withoutVertex(sketch: Sketch, name: string): Sketch {
  return {
    ...sketch,
    vertices: sketch.vertices.filter((vertex) => vertex.name !== name),
    edges: sketch.edges.filter(({ a, b }) => a !== name && b !== name),
  };
}

/** Vertices connected with the ground. */
function onGround(edges: readonly Edge[]): Set<string> {
  const near = new Map<string, string[]>();
  for (const { a, b } of edges) {
    for (const [from, to] of [[a, b], [b, a]] as const) near.set(from, [...(near.get(from) ?? []), to]);
  }
  const found = new Set([GROUND]);
  // The loop also visits vertices added while it runs.
  for (const vertex of found) for (const next of near.get(vertex) ?? []) found.add(next);
  return found;
}

/** The part connected with the ground. */
export function standingOnly(sketch: Sketch): Sketch {
  const found = onGround(sketch.edges);
  return {
    ...sketch,
    vertices: sketch.vertices.filter(({ name }) => found.has(name)),
    edges: sketch.edges.filter(({ a }) => found.has(a)),
  };
}

export function moved(sketch: Sketch, name: string, to: Point): Sketch {
  const place = { x: Math.max(to.x, EDGE / 4), y: Math.max(to.y, EDGE / 3) };
  return { ...sketch, vertices: sketch.vertices.map((vertex) => (vertex.name === name ? { ...vertex, ...place } : vertex)) };
}

/** With more or fewer tokens on a vertex. */
export function withTokens(sketch: Sketch, name: string, more: number): Sketch {
  const change = (vertex: Vertex) =>
    vertex.name === name ? { ...vertex, tokens: Math.max(vertex.tokens + more, 0) } : vertex;
  return { ...sketch, vertices: sketch.vertices.map(change) };
}

/** The vertices on which tokens stand, each as often as there are tokens. */
export function tokensOf({ vertices }: Sketch): string[] {
  return [...vertices].sort((a, b) => before(a.name, b.name)).flatMap(({ name, tokens }) => Array<string>(tokens).fill(name));
}

export function degree({ edges }: Sketch, name: string): number {
  return edges.filter(({ a, b }) => a === name || b === name).length;
}

/** Several graphs on one ground; vertices of later ones are renumbered. */
export function merged(graphs: readonly (readonly Edge[])[]): Edge[] {
  const used = new Set<string>([GROUND]);
  let free = 1;
  return graphs.flatMap((edges) => {
    const names = new Map<string, string>([[GROUND, GROUND]]);
    const mine = new Set(edges.flatMap(({ a, b }) => [a, b]));
    const name = (vertex: string) => {
      const renamed = names.get(vertex);
      if (renamed !== undefined) return renamed;
      let own = vertex;
      if (used.has(own)) {
        while (used.has(String(free)) || mine.has(String(free))) free += 1;
        own = String(free);
        free += 1;
      }
      names.set(vertex, own);
      return own;
    };
    const own = edges.map(({ a, b }) => ({ a: name(a), b: name(b) }));
    for (const vertex of names.values()) used.add(vertex);
    return own;
  });
}

/** True if both lists have the same edges, in any order. */
export function sameEdges(one: readonly Edge[], other: readonly Edge[], grounded: boolean): boolean {
  const text = (edges: readonly Edge[]) =>
    edges
      .map((edge) => (grounded ? pairOf(edge) : `${edge.a}-${edge.b}`))
      .sort()
      .join(',');
  return one.length === other.length && text(one) === text(other);
}
