/** A graph as somebody drew it: the places of its vertices, on paper of a size that stays. */
import { getContext, setContext } from 'svelte';
import { routes } from './arrows';
import { before, GROUND, type Edge } from './edges';
import { GAP, type Layout, type Point, type Shape } from './places';

export interface Size {
  width: number;
  height: number;
}

export function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

export interface Drawing extends Size {
  /** Place of each vertex but the ground; y is its height above the ground, or above the lower edge of the paper. */
  points: ReadonlyMap<string, Point>;
  /** Where the edges of a vertex stand on the ground, in their order, if they do not stand straight below it. Loops at the ground are those of the ground itself. */
  feet: ReadonlyMap<string, readonly number[]>;
}

/** The most characters of a drawing that is read, and the largest number in one. */
const MOST = 1 << 16;
const LARGEST = 20_000;

/**
 * A drawing in letters that need no escape in an address: `640.400-1.120.84-0.1.90` is paper of 640 × 400, vertex 1 at
 * (120, 84), and an edge to it that stands on the ground at 90. The ground is vertex 0 where there is one.
 */
export function printDrawing({ width, height, points, feet }: Drawing): string {
  const whole = (numbers: readonly number[]) => numbers.map((number) => String(Math.max(0, Math.round(number)))).join('.');
  const places = [...points].sort(([a], [b]) => before(a, b)).map(([name, { x, y }]) => `${name}.${whole([x, y])}`);
  const stands = [...feet].flatMap(([name, own]) => own.map((x) => `${GROUND}.${name}.${whole([x])}`));
  return [whole([width, height]), ...places, ...stands].join('-');
}

/** The drawing in a text; nothing if it is damaged. */
export function parseDrawing(text: string | null | undefined, shape: Shape): Drawing | undefined {
  if (!text || text.length > MOST || !/^\d+\.\d+(-\d+\.\d+\.\d+)*$/.test(text)) return undefined;
  const [size = '', ...places] = text.split('-');
  const number = (digits: string | undefined) => Math.min(Number(digits), LARGEST);
  const [width, height] = size.split('.').map(number);
  if (!width || !height) return undefined;
  const points = new Map<string, Point>();
  const feet = new Map<string, number[]>();
  for (const place of places) {
    const [name = '', x = '', y = ''] = place.split('.');
    if (shape === 'ground' && name === GROUND) feet.set(x, [...(feet.get(x) ?? []), number(y)]);
    else points.set(name, { x: number(x), y: number(y) });
  }
  return { width, height, points, feet };
}

/** The drawing as a layout of these edges and vertices; nothing if some have no place in it. */
export function layoutOfDrawing(drawing: Drawing, edges: readonly Edge[], lone: readonly string[], shape: Shape): Layout | undefined {
  const names = new Set([...edges.flatMap(({ a, b }) => [a, b]), ...lone]);
  if (shape === 'ground') names.delete(GROUND);
  const points = new Map<string, Point>();
  for (const name of names) {
    const point = drawing.points.get(name);
    if (!point) return undefined;
    points.set(name, point);
  }
  const { width, height, feet } = drawing;
  const own = shape === 'arrows' ? [...new Map(edges.map((edge) => [`${edge.a}-${edge.b}`, edge])).values()] : [];
  const ways = routes(own, points);
  const arrows = own.map(({ a, b }, index) => ({ a, b, through: ways[index]! }));
  return { points, arrows, groundLoops: feet.get(GROUND) ?? [], feet, width, height };
}

/** Graphs beside each other on the paper of a board. */
export interface Stage extends Size {
  /** Where each begins. */
  offsets: readonly number[];
  /** Room below the lowest place. */
  below: number;
}

/** The least width: what is narrower stands in its middle. */
const LEAST = 240;
const SIDE: Record<Shape, number> = { ground: 26, arrows: 12 };
const ABOVE: Record<Shape, number> = { ground: 44, arrows: 12 + GAP.arrows / 2 };

/** The stage on which these layouts stand. */
export function stageOf(layouts: readonly Layout[], shape: Shape): Stage {
  const between = GAP[shape] / 2;
  const whole = layouts.reduce((sum, { width }) => sum + width + between, -between);
  const width = Math.max(whole + 2 * SIDE[shape], LEAST);
  const below = shape === 'arrows' ? ABOVE.arrows : 0;
  const least = shape === 'ground' ? 60 : 0;
  let x = (width - whole) / 2;
  const offsets = layouts.map((layout) => {
    const own = x;
    x += layout.width + between;
    return own;
  });
  return { width, height: Math.max(...layouts.map(({ height }) => height), least) + ABOVE[shape] + below, offsets, below };
}

/** The stage of a drawing: its own paper. */
export function paperOf({ width, height }: Drawing): Stage {
  return { width, height, offsets: [0], below: 0 };
}

const KEY = Symbol('drawing');

/** Tells the boards of a page, as `at` in its address does, how somebody drew the graph. */
export function provideDrawing(text: () => string | null): void {
  setContext(KEY, text);
}

/** How the graph of this page was drawn; nothing if nobody drew it. */
export function drawingHere(): () => string | null {
  return getContext<(() => string | null) | undefined>(KEY) ?? (() => null);
}
