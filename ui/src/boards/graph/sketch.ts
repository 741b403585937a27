/** A graph being drawn. Every change makes a new sketch; undo brings back an old one. */
import { printDrawing, type Drawing, type Size } from './drawing';
import { before, GROUND, pairOf, type Edge } from './edges';
import type { Layout, Point } from './places';

export interface Vertex extends Point {
  name: string;
  /** Number of tokens on it. */
  tokens: number;
  /** A token that never returns has been here. */
  visited: boolean;
}

/** An edge, and where it stands on the ground, if not straight below its vertex. */
export interface Line extends Edge {
  key: number;
  foot?: number | undefined;
}

export interface Sketch {
  /** True if vertex 0 is the ground. */
  grounded: boolean;
  /** Edges are arrows. */
  directed: boolean;
  /** Without the ground; y is the height. */
  vertices: readonly Vertex[];
  edges: readonly Line[];
  /** The key of the next edge. */
  next: number;
  /** The size of the paper; it grows with what is put beyond its edges. */
  paper: Size;
}

/** Distance from the edge of the paper that a vertex keeps. */
export const EDGE = 28;
/** The most vertices for which places near others are looked for; more stand in rows of so many. */
const MOST_NEAR = 60;
const IN_ROW = 10;
/** The distance of a new vertex from others, and from the one below it. */
const APART = 64;
const LAYER = 84;
/** Distance at which a vertex that is put somewhere falls in line with others. */
const SNAP = 7;

export interface Wanted {
  grounded: boolean;
  directed?: boolean;
  /** The vertices on which tokens stand, each as often as there are. */
  tokens?: readonly string[];
  visited?: readonly string[];
  /** Vertices that may have no edge. */
  lone?: readonly string[];
  paper?: Size;
}

/** The sketch of these edges; vertices that `old` has keep their places, others stand in free ones. */
export function sketch(edges: readonly Edge[], wanted: Wanted, old?: Pick<Sketch, 'vertices' | 'edges'>): Sketch {
  const { grounded, directed = !grounded, tokens = [], visited = [], lone = [], paper = { width: 640, height: 340 } } = wanted;
  const own = grounded ? edges : [...new Map(edges.map((edge) => [`${edge.a}-${edge.b}`, edge])).values()];
  const names = new Set([...own.flatMap(({ a, b }) => [a, b]), ...lone, ...tokens, ...visited]);
  if (grounded) names.delete(GROUND);
  const state = (name: string) => ({ name, tokens: tokens.filter((own) => own === name).length, visited: visited.includes(name) });
  const had = new Map(old?.vertices.map((vertex) => [vertex.name, vertex]));
  const stay = [...names].flatMap((name) => had.get(name) ?? []).map((vertex) => ({ ...vertex, ...state(vertex.name) }));
  const fresh = [...names].filter((name) => !had.has(name));
  const places = fresh.length > MOST_NEAR ? inRows(stay, fresh) : nearNeighbours({ vertices: stay, grounded, paper }, fresh, own);
  const vertices = [...stay, ...fresh.map((name) => ({ ...places.get(name)!, ...state(name) }))];
  const feet = [...(old?.edges ?? [])];
  const footOf = (edge: Edge) => {
    const index = feet.findIndex((other) => pairOf(other) === pairOf(edge));
    return index < 0 ? undefined : feet.splice(index, 1)[0]?.foot;
  };
  return { grounded, directed, vertices, edges: own.map(({ a, b }, key) => ({ a, b, key, foot: footOf({ a, b }) })), next: own.length, paper };
}

/** The vertices and edges of a drawing, which keep their places in a sketch of these edges. */
export function placesOf({ points, feet }: Drawing, edges: readonly Edge[]): Pick<Sketch, 'vertices' | 'edges'> {
  const vertices = [...points].map(([name, point]) => ({ name, ...point, tokens: 0, visited: false }));
  const left = new Map([...feet].map(([name, own]) => [name, [...own]]));
  const lines = edges.map(({ a, b }, key) => ({ a, b, key, foot: a === GROUND ? left.get(b)?.shift() : b === GROUND ? left.get(a)?.shift() : undefined }));
  return { vertices, edges: lines };
}

/** A sketch as a drawing in letters. */
export function drawingOf(sketch: Sketch): string {
  const points = new Map(sketch.vertices.map(({ name, x, y }) => [name, { x, y }]));
  return printDrawing({ ...size(sketch), points, feet: feetOf(sketch) });
}

/** Where edges stand on the ground: those of each vertex of which one leans, and the loops at the ground. */
export function feetOf({ edges, vertices, grounded }: Sketch): Map<string, number[]> {
  const feet = new Map<string, number[]>();
  if (!grounded) return feet;
  const below = new Map(vertices.map(({ name, x }) => [name, x]));
  for (const { a, b, foot } of edges) {
    if (a !== GROUND && b !== GROUND) continue;
    const top = a === GROUND ? b : a;
    const own = feet.get(top) ?? [];
    feet.set(top, [...own, foot ?? below.get(top) ?? EDGE + 50 * own.length]);
  }
  for (const [top, own] of feet) if (top !== GROUND && own.every((x) => x === below.get(top))) feet.delete(top);
  return feet;
}

/** A free place for each of these vertices, near a neighbour that has its place already. */
function nearNeighbours({ vertices, grounded, paper }: Pick<Sketch, 'vertices' | 'grounded' | 'paper'>, names: readonly string[], edges: readonly Edge[]): Map<string, Point> {
  const near = new Map<string, string>();
  for (const { a, b } of edges) {
    near.set(b, near.get(b) ?? a);
    near.set(a, near.get(a) ?? b);
  }
  const places = new Map<string, Point>();
  const taken = [...vertices];
  for (const name of names) {
    const place = freePlace({ vertices: taken, grounded, paper }, near.get(name));
    places.set(name, place);
    taken.push({ name, ...place, tokens: 0, visited: false });
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
export function added(sketch: Sketch, old?: Pick<Sketch, 'vertices'>): Map<string, Point> {
  const had = new Set(old?.vertices.map(({ name }) => name));
  return new Map(sketch.vertices.filter(({ name }) => !had.has(name)).map(({ name, x, y }) => [name, { x, y }]));
}

/** Moves vertices that are still at their provisional places to those of a layout, which begins at `shift`. */
export function laidOut(sketch: Sketch, put: ReadonlyMap<string, Point>, { points }: Pick<Layout, 'points'>, shift: Point): Sketch {
  const isPut = ({ name, x, y }: Vertex) => put.get(name)?.x === x && put.get(name)?.y === y && points.has(name);
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
export function size({ vertices, paper }: Sketch): Size {
  return {
    width: Math.max(paper.width, ...vertices.map(({ x }) => x + EDGE)),
    height: Math.max(paper.height, ...vertices.map(({ y }) => y + EDGE)),
  };
}

/** The same on paper of another size, on which everything lies further to the right and higher. */
export function onPaper(sketch: Sketch, paper: Size, by: Point): Sketch {
  const vertices = sketch.vertices.map((vertex) => ({ ...vertex, x: vertex.x + by.x, y: vertex.y + by.y }));
  const edges = sketch.edges.map((edge) => (edge.foot === undefined ? edge : { ...edge, foot: edge.foot + by.x }));
  return { ...sketch, vertices, edges, paper };
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
export function withVertex(sketch: Sketch, at: Point, to?: string, foot?: number): { sketch: Sketch; name: string } {
  const name = fresh(sketch);
  const place = { x: Math.max(at.x, EDGE / 2), y: Math.max(at.y, EDGE / 2) };
  const added = { ...sketch, vertices: [...sketch.vertices, { name, ...place, tokens: 0, visited: false }] };
  return { sketch: to === undefined ? added : withEdge(added, to, name, foot), name };
}

/** A free place near a vertex, rather above it; or near another place. On the paper, while there is room. */
export function freePlace({ vertices, grounded, paper }: Pick<Sketch, 'vertices' | 'grounded' | 'paper'>, near: string | undefined, at?: Point): Point {
  const base = vertices.find(({ name }) => name === near);
  const start = at ?? (base ? { x: base.x, y: base.y + LAYER } : { x: paper.width / 2, y: grounded ? LAYER : paper.height / 2 });
  const places = function* (least: number, rows: number, onPaper: boolean) {
    for (let row = 0; row < rows; row += 1) {
      for (const down of onPaper && row > 0 ? [1, -1] : [1]) {
        for (let step = 0; step <= 12; step += 1) {
          const side = (step % 2 ? 1 : -1) * Math.ceil(step / 2) * APART;
          const place = { x: start.x + side, y: start.y + down * row * APART };
          if (place.x < least || place.y < least) continue;
          if (onPaper && (place.x > paper.width - EDGE || place.y > paper.height - EDGE)) continue;
          yield place;
        }
      }
    }
  };
  for (const place of places(EDGE, 12, true)) if (isFree(vertices, place)) return place;
  for (const place of places(EDGE / 2, Infinity, false)) if (isFree(vertices, place)) return place;
  return start;
}

function isFree(vertices: readonly Vertex[], { x, y }: Point): boolean {
  return vertices.every((other) => Math.hypot(other.x - x, other.y - y) > APART * 0.8);
}

/** With an edge more. There are no two arrows between the same vertices in the same way, and of edges on which tokens walk no two at all. */
export function withEdge(sketch: Sketch, a: string, b: string, foot?: number): Sketch {
  const { grounded, directed, edges, next } = sketch;
  const is = (edge: Edge) => (directed ? edge.a === a && edge.b === b : pairOf(edge) === pairOf({ a, b }));
  if (!grounded && edges.some(is)) return sketch;
  const top = a === GROUND ? b : a;
  const below = top === GROUND ? undefined : vertexOf(sketch, top)?.x;
  // What nearly stands straight is meant to.
  const leans = grounded && foot !== undefined && (a === GROUND || b === GROUND) && (below === undefined || Math.abs(foot - below) > SNAP);
  return { ...sketch, edges: [...edges, { a, b, key: next, foot: leans ? foot : undefined }], next: next + 1 };
}

/** In line with another vertex, or with `foot` on the ground, if the place is nearly so. */
export function aligned({ vertices }: Sketch, at: Point, but?: string, foot?: number): Point {
  const others = vertices.filter(({ name }) => name !== but);
  const closest = (to: number, along: readonly number[]) =>
    along.reduce((best, own) => (Math.abs(own - to) < Math.min(SNAP, Math.abs(best - to) || SNAP) ? own : best), to);
  return { x: closest(at.x, [...others.map(({ x }) => x), ...(foot === undefined ? [] : [foot])]), y: closest(at.y, others.map(({ y }) => y)) };
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
  const place = { x: Math.max(to.x, EDGE / 2), y: Math.max(to.y, EDGE / 2) };
  return changed(sketch, name, () => place);
}

/** With more or fewer tokens on a vertex. */
export function withTokens(sketch: Sketch, name: string, more: number): Sketch {
  return changed(sketch, name, ({ tokens }) => ({ tokens: Math.max(tokens + more, 0), visited: false }));
}

/** With the only token on this vertex, or with none. */
export function withToken(sketch: Sketch, name: string, on: boolean): Sketch {
  const vertices = sketch.vertices.map((vertex) =>
    vertex.name === name ? { ...vertex, tokens: on ? 1 : 0, visited: false } : on ? { ...vertex, tokens: 0 } : vertex,
  );
  return { ...sketch, vertices };
}

/** With a vertex visited that was not, or the other way round; where the token stands it has just come. */
export function withVisit(sketch: Sketch, name: string): Sketch {
  return changed(sketch, name, ({ visited, tokens }) => ({ visited: !visited && tokens === 0 }));
}

function changed(sketch: Sketch, name: string, change: (vertex: Vertex) => Partial<Vertex>): Sketch {
  return { ...sketch, vertices: sketch.vertices.map((vertex) => (vertex.name === name ? { ...vertex, ...change(vertex) } : vertex)) };
}

export function visitedOf({ vertices }: Sketch): string[] {
  return vertices.filter(({ visited }) => visited).map(({ name }) => name).sort(before);
}

/** Vertices without an edge. */
export function loneOf({ vertices, edges }: Sketch): string[] {
  const linked = new Set(edges.flatMap(({ a, b }) => [a, b]));
  return vertices.map(({ name }) => name).filter((name) => !linked.has(name)).sort(before);
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
