/** A sketch on its paper: where the ground, the vertices and the edges are drawn. On paper y is the height; on the screen it grows downwards. */
import { drawn, routes } from './arrows';
import { curves } from './curve';
import type { Size } from './drawing';
import { GROUND } from './edges';
import type { Point } from './places';
import { closest } from './steer';
import { feetOf, size, type Sketch } from './sketch';

/** The radius of a vertex: on the ground, and where tokens stand on it. */
const RADIUS = { grounded: 18, walked: 24 };
/** How near a vertex a pointer means it. */
const NEAR = 1.5;
/** Height of the soil. */
export const EARTH = 34;
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
  readonly room: Size;
  readonly radius: number;
  /** The height of all, with the earth. */
  readonly height: number;
  readonly lines: readonly Line[];
  /** Everything that an edge can lead to, on the screen; the ground first. */
  readonly spots: readonly Spot[];
  readonly #places: Map<string, Point>;

  constructor(readonly sketch: Sketch) {
    const { vertices, grounded } = sketch;
    this.room = size(sketch);
    this.radius = grounded ? RADIUS.grounded : RADIUS.walked;
    this.height = this.ground + (grounded ? EARTH : 0);
    this.#places = new Map(vertices.map(({ name, x, y }) => [name, { x, y: this.ground - y }]));
    const soil = grounded ? [{ name: GROUND, ...this.soil }] : [];
    this.spots = [...soil, ...vertices.map(({ name }) => ({ name, ...this.screen(name) }))];
    this.lines = grounded ? this.#stalks() : this.#ways();
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

  /** The vertex at a place of the paper, nearer than `reach` if not on its disc, or the ground. */
  under(at: Point, but?: string, reach = 0): string | undefined {
    const { vertices, grounded } = this.sketch;
    const others = vertices.filter(({ name }) => name !== but);
    const near = others[closest(others, at) ?? -1];
    if (near && Math.hypot(near.x - at.x, near.y - at.y) < Math.max(this.radius * NEAR, reach)) return near.name;
    // A vertex that would stand in the soil is none.
    return grounded && at.y < this.radius && but !== GROUND ? GROUND : undefined;
  }

  /** The vertex that is lowest. */
  get lowest(): Spot | undefined {
    const vertices = this.spots.filter(({ name }) => name !== GROUND || !this.sketch.grounded);
    return vertices.reduce<Spot | undefined>((low, spot) => (!low || spot.y > low.y ? spot : low), undefined);
  }

  #stalks(): Line[] {
    const { edges, vertices } = this.sketch;
    const feet = feetOf(this.sketch);
    const points = new Map(vertices.map((vertex) => [vertex.name, vertex]));
    const found = curves(edges, { points, feet, groundLoops: feet.get(GROUND) ?? [] }, this.ground);
    return edges.map(({ a, b, key }) => ({ a, b, key, name: `${a}–${b}`, head: '', ...found.get(key)! }));
  }

  #ways(): Line[] {
    const { edges, directed } = this.sketch;
    const ways = routes(edges, new Map(this.sketch.vertices.map((vertex) => [vertex.name, vertex])));
    return edges.map(({ a, b, key }, index) => {
      const between = ways[index]!.map(({ x, y }) => ({ x, y: this.ground - y }));
      const through = a === b ? [this.screen(a), ...between] : [this.screen(a), ...between, this.screen(b)];
      const line = drawn({ a, b, through }, this.radius, directed);
      return { a, b, key, name: `${a}${directed ? '→' : '–'}${b}`, ...line };
    });
  }
}
