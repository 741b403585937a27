/** A sketch on its paper: where the ground, the vertices and the edges are drawn. On paper y is the height; on the screen it grows downwards. */
import { drawn } from './arrows';
import { curves } from './curve';
import { GROUND } from './edges';
import type { Point } from './places';
import { size, type Sketch } from './sketch';

export const RADIUS = 18;
/** Height of the soil. */
export const EARTH = 44;
/** Distance of an arrow from the straight line, where another goes the other way. */
const ASIDE = 18;
/** Largest distance from the ground of a touch on it. */
const LOW = 12;

/** An edge as it is drawn. */
export interface Line {
  a: string;
  b: string;
  key: number;
  name: string;
  d: string;
  /** The head of an arrow; of edges nothing. */
  head: string;
  middle: Point;
}

export interface Spot extends Point {
  name: string;
}

export class Paper {
  readonly room: { width: number; height: number };
  /** The height of all, with the earth. */
  readonly height: number;
  readonly lines: readonly Line[];
  /** Everything that an edge can lead to, on the screen; the ground first. */
  readonly spots: readonly Spot[];
  readonly #places: Map<string, Point>;

  constructor(readonly sketch: Sketch) {
    const { vertices, grounded } = sketch;
    this.room = size(sketch);
    this.height = this.ground + (grounded ? EARTH : 0);
    this.#places = new Map(vertices.map(({ name, x, y }) => [name, { x, y: this.ground - y }]));
    const soil = grounded ? [{ name: GROUND, ...this.soil }] : [];
    this.spots = [...soil, ...vertices.map(({ name }) => ({ name, ...this.screen(name) }))];
    this.lines = grounded ? this.#stalks() : this.#arrows();
  }

  /** Height of the ground on the screen. */
  get ground(): number {
    return this.room.height;
  }

  get soil(): Point {
    return { x: this.room.width / 2, y: this.ground + EARTH / 2 };
  }

  /** Place of a vertex on the screen. */
  screen(name: string): Point {
    return this.#places.get(name) ?? this.soil;
  }

  /** The vertex at a place of the paper, or the ground. */
  under(at: Point, but?: string): string | undefined {
    const { vertices, grounded } = this.sketch;
    const near = vertices.find(({ name, x, y }) => name !== but && Math.hypot(x - at.x, y - at.y) < RADIUS * 1.5);
    if (near) return near.name;
    return grounded && at.y < LOW && but !== GROUND ? GROUND : undefined;
  }

  /** The vertex that is lowest. */
  get lowest(): Spot | undefined {
    const vertices = this.spots.filter(({ name }) => name !== GROUND || !this.sketch.grounded);
    return vertices.reduce<Spot | undefined>((low, spot) => (!low || spot.y > low.y ? spot : low), undefined);
  }

  #stalks(): Line[] {
    const { edges, vertices } = this.sketch;
    const loops = edges.filter(({ a, b }) => a === GROUND && b === GROUND).length;
    const groundLoops = Array.from({ length: loops }, (_, index) => 36 + 50 * index);
    const points = new Map(vertices.map((vertex) => [vertex.name, vertex]));
    const found = curves(edges, { points, groundLoops }, this.ground);
    return edges.map(({ a, b, key }) => ({ a, b, key, name: `${a}–${b}`, head: '', ...found.get(key)! }));
  }

  #arrows(): Line[] {
    const { edges } = this.sketch;
    return edges.map(({ a, b, key }) => {
      const [from, to] = [this.screen(a), this.screen(b)];
      const loop = a === b;
      const both = !loop && edges.some((other) => other.a === b && other.b === a);
      const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const aside = {
        x: (from.x + to.x) / 2 - ((to.y - from.y) / far) * ASIDE,
        y: (from.y + to.y) / 2 + ((to.x - from.x) / far) * ASIDE,
      };
      const through = loop ? [from, this.#outward(from)] : both ? [from, aside, to] : [from, to];
      return { a, b, key, name: `${a}→${b}`, ...drawn({ a, b, through }, RADIUS) };
    });
  }

  /** Away from the middle of all. */
  #outward(from: Point): Point {
    const { vertices } = this.sketch;
    const count = Math.max(vertices.length, 1);
    const x = from.x - vertices.reduce((sum, vertex) => sum + vertex.x, 0) / count;
    const y = from.y - this.ground + vertices.reduce((sum, vertex) => sum + vertex.y, 0) / count;
    return Math.hypot(x, y) < 1 ? { x: from.x + 1, y: from.y - 1 } : { x: from.x + x, y: from.y + y };
  }
}
