/**
 * Where the vertices of a Hackenbush graph stand.
 *
 * What is connected without the ground is a plant; plants stand side by side. In a plant the height of a vertex is its
 * distance from the ground, so that edges join neighbouring layers or lie within one. Across, a vertex stands in the
 * middle of what grows on it; a few sweeps draw it towards its neighbours where there are circles.
 */
import { before, GROUND, type Edge } from './edges';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** Place of each vertex but the ground; y is its height above the ground. */
  points: Map<string, Point>;
  /** Places of the loops at the ground, in their order. */
  groundLoops: number[];
  width: number;
  height: number;
}

/** The distance between layers, and the least distance between neighbours of a layer. */
export const LAYER = 84;
export const GAP = 64;
const LOOP = 22;
const SWEEPS = 8;

interface Plant {
  vertices: string[];
  layers: string[][];
  near: Map<string, string[]>;
  /** Number of its edges outside the tree of shortest paths. */
  extra: number;
  children: Map<string, string[]>;
  roots: string[];
  room: Map<string, number>;
}

export function layout(edges: readonly Edge[]): Layout {
  const points = new Map<string, Point>();
  const groundLoops: number[] = [];
  let x = 0;
  let height = 0;
  for (const { a, b } of edges) {
    if (a !== GROUND || b !== GROUND) continue;
    groundLoops.push(x + GAP / 2);
    x += GAP;
  }
  for (const plant of plantsOf(edges)) {
    const places = plant.extra ? relaxed(plant) : spread(plant);
    let least = Infinity;
    let most = -Infinity;
    for (const vertex of plant.vertices) {
      const half = (plant.room.get(vertex) ?? GAP) / 2;
      least = Math.min(least, places.get(vertex)! - half);
      most = Math.max(most, places.get(vertex)! + half);
    }
    plant.layers.forEach((layer, depth) => {
      for (const vertex of layer) points.set(vertex, { x: x + places.get(vertex)! - least, y: (depth + 1) * LAYER });
    });
    height = Math.max(height, plant.layers.length * LAYER);
    x += most - least;
  }
  return { points, groundLoops, width: Math.max(x, GAP), height: Math.max(height, LAYER) };
}

/** Its plants, in the order in which they are met; what hangs on nothing comes last. */
function plantsOf(edges: readonly Edge[]): Plant[] {
  const near = new Map<string, string[]>();
  const loops = new Map<string, number>();
  const rooted: string[] = [];
  const isRooted = new Set<string>();
  const link = (from: string, to: string) => {
    const known = near.get(from);
    if (known) known.push(to);
    else near.set(from, [to]);
  };
  for (const { a, b } of edges) {
    if (a === b) {
      if (a !== GROUND) loops.set(a, (loops.get(a) ?? 0) + 1);
      if (a !== GROUND && !near.has(a)) near.set(a, []);
    } else if (a === GROUND || b === GROUND) {
      const vertex = a === GROUND ? b : a;
      if (!near.has(vertex)) near.set(vertex, []);
      if (!isRooted.has(vertex)) rooted.push(vertex);
      isRooted.add(vertex);
    } else {
      link(a, b);
      link(b, a);
    }
  }
  const taken = new Set<string>();
  const plants: Plant[] = [];
  const start = (first: string) => {
    if (!taken.has(first)) plants.push(grow(first, near, isRooted, loops, taken));
  };
  rooted.forEach(start);
  [...near.keys()].sort(before).forEach(start);
  return plants;
}

/** All that is connected with a vertex, by layers. */
function grow(
  first: string,
  near: Map<string, string[]>,
  isRooted: Set<string>,
  loops: Map<string, number>,
  taken: Set<string>,
): Plant {
  const vertices = [first];
  taken.add(first);
  for (let at = 0; at < vertices.length; at += 1) {
    for (const next of near.get(vertices[at]!) ?? []) {
      if (taken.has(next)) continue;
      taken.add(next);
      vertices.push(next);
    }
  }
  let roots = vertices.filter((vertex) => isRooted.has(vertex));
  if (roots.length === 0) roots = [first];
  const children = new Map<string, string[]>();
  const met = new Set(roots);
  const layers: string[][] = [];
  for (let layer = roots; layer.length > 0; ) {
    layers.push(layer);
    const above: string[] = [];
    for (const vertex of layer) {
      const own = [...new Set(near.get(vertex) ?? [])].filter((next) => !met.has(next));
      own.forEach((next) => met.add(next));
      children.set(vertex, own);
      above.push(...own);
    }
    layer = above;
  }
  const room = new Map(vertices.map((vertex) => [vertex, GAP + LOOP * Math.min(4, loops.get(vertex) ?? 0)]));
  const distinct = new Set(vertices.flatMap((vertex) => (near.get(vertex) ?? []).map((next) => `${vertex}-${next}`)));
  const extra = distinct.size / 2 + roots.length - vertices.length;
  return { vertices, layers, near, extra, children, roots, room };
}

/** Every vertex in the middle of a band as wide as what grows on it. */
function spread({ layers, children, roots, room }: Plant): Map<string, number> {
  const wide = new Map<string, number>();
  for (const layer of [...layers].reverse()) {
    for (const vertex of layer) {
      const own = (children.get(vertex) ?? []).reduce((sum, child) => sum + wide.get(child)!, 0);
      wide.set(vertex, Math.max(own, room.get(vertex)!));
    }
  }
  const from = new Map<string, number>();
  let left = 0;
  for (const root of roots) {
    from.set(root, left);
    left += wide.get(root)!;
  }
  const places = new Map<string, number>();
  for (const layer of layers) {
    for (const vertex of layer) {
      const own = children.get(vertex) ?? [];
      const total = own.reduce((sum, child) => sum + wide.get(child)!, 0);
      let at = from.get(vertex)! + (wide.get(vertex)! - total) / 2;
      places.set(vertex, from.get(vertex)! + wide.get(vertex)! / 2);
      for (const child of own) {
        from.set(child, at);
        at += wide.get(child)!;
      }
    }
  }
  return places;
}

/** Drawn towards neighbours, layer by layer, up and down. */
function relaxed(plant: Plant): Map<string, number> {
  const { layers, near, room } = plant;
  const places = spread(plant);
  const orders = layers.map((layer) => [...layer].sort((a, b) => places.get(a)! - places.get(b)!));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const turn = sweep % 2 ? orders : [...orders].reverse();
    for (const order of turn) {
      const wish = new Map(
        order.map((vertex) => {
          const others = near.get(vertex) ?? [];
          const sum = others.reduce((sum, next) => sum + places.get(next)!, 0);
          return [vertex, others.length ? sum / others.length : places.get(vertex)!] as const;
        }),
      );
      // A stable sort: what wishes for the same place keeps its order. The last sweeps keep the order as it is.
      if (sweep < SWEEPS - 2) order.sort((a, b) => wish.get(a)! - wish.get(b)!);
      const wishes = order.map((vertex) => wish.get(vertex)!);
      const rooms = order.map((vertex) => room.get(vertex)!);
      nearest(wishes, rooms).forEach((place, index) => places.set(order[index]!, place));
    }
  }
  return places;
}

/** The places nearest to the wished ones that leave everyone its room, in the given order (isotonic regression). */
export function nearest(wishes: readonly number[], rooms: readonly number[]): number[] {
  const offsets: number[] = [];
  let offset = 0;
  rooms.forEach((room, index) => {
    if (index > 0) offset += (rooms[index - 1]! + room) / 2;
    offsets.push(offset);
  });
  const blocks: { sum: number; count: number }[] = [];
  wishes.forEach((wish, index) => {
    let block = { sum: wish - offsets[index]!, count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      block = { sum: block.sum + last.sum, count: block.count + last.count };
      blocks.pop();
    }
    blocks.push(block);
  });
  const places: number[] = [];
  for (const { sum, count } of blocks) {
    for (let own = 0; own < count; own += 1) places.push(sum / count + offsets[places.length]!);
  }
  return places;
}
