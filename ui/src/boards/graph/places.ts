/** Places of graphs: the server lays out each graph once, and the answers are kept. */
import { api } from '../../lib/api';
import type { Places, Requests } from '../../lib/requests';
import type { Edge } from './edges';

export interface Point {
  x: number;
  y: number;
}

/** A graph with its places. */
export interface Layout {
  /** Place of each vertex but the ground; y is its height above the ground, or above the lowest vertex. */
  points: Map<string, Point>;
  /** Arrows, each once. */
  arrows: readonly Way[];
  /** Places of the loops at the ground, in their order. */
  groundLoops: readonly number[];
  /** Where edges stand on the ground, if not straight below their vertices: those of each vertex in their order. */
  feet?: ReadonlyMap<string, readonly number[]>;
  width: number;
  height: number;
}

/** An arrow and the points between its ends through which it runs; a loop has one, around which it runs. */
export interface Way extends Edge {
  through: readonly Point[];
}

export type Shape = NonNullable<Requests['layout']['shape']>;

/** The least distance between neighbours: on the ground, and where there are arrows, with their heads and signs. */
export const GAP: Record<Shape, number> = { ground: 66, arrows: 90 };

/** The places of an answer, on the screen's scale. */
export function scaled({ vertices, arrows, ground_loops, width, height }: Places, gap: number): Layout {
  const place = ({ x, y }: Point) => ({ x: x * gap, y: y * gap });
  return {
    points: new Map(vertices.map(({ name, at }) => [name, place(at)])),
    arrows: arrows.map(({ from, to, through }) => ({ a: from, b: to, through: through.map(place) })),
    groundLoops: ground_loops.map((x) => x * gap),
    width: width * gap,
    height: height * gap,
  };
}

/** A graph as the server reads it: its edges, and vertices that stand by themselves. */
export function textOf(edges: readonly Edge[], lone: readonly string[] = []): string {
  return [...edges.map(({ a, b }) => `${a}-${b}`), ...lone].join(',') || '()';
}

/** Limit on the layouts kept; the least recently used goes first. */
const MOST = 64;
const kept = new Map<string, Layout>();
const asked = new Map<string, Promise<Layout>>();

/** The layout of a graph: at once if it was asked for before. */
export function layoutOf(text: string, shape: Shape): Layout | Promise<Layout> {
  const key = `${shape} ${text}`;
  const here = kept.get(key);
  if (here) return keep(key, here);
  let answer = asked.get(key);
  if (!answer) {
    answer = api.layout(text, shape).then((places) => keep(key, scaled(places, GAP[shape])));
    asked.set(key, answer);
    const done = () => asked.delete(key);
    answer.then(done, done);
  }
  return answer;
}

function keep(key: string, layout: Layout): Layout {
  kept.delete(key);
  kept.set(key, layout);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return layout;
}

/** A query for the layouts of the next position; a later one replaces it. */
export class LayoutQuery {
  #turn = 0;

  /** Calls `ready` with the layouts, at once if all are kept, or `failed`. */
  send(texts: readonly string[], shape: Shape, ready: (layouts: readonly Layout[]) => void, failed: () => void) {
    this.#turn += 1;
    const turn = this.#turn;
    const layouts = texts.map((text) => layoutOf(text, shape));
    const here = layouts.flatMap((layout) => (layout instanceof Promise ? [] : [layout]));
    if (here.length === layouts.length) {
      ready(here);
      return;
    }
    const mine = (then: () => void) => turn === this.#turn && then();
    Promise.all(layouts).then(
      (layouts) => mine(() => ready(layouts)),
      () => mine(failed),
    );
  }

  /** Ignores the answer. */
  cancel() {
    this.#turn += 1;
  }
}
