/** A game on cells: which moves fit the cells that were chosen, and where the arrow keys go. */
import type { PlayMove, PlayPosition } from '../lib/api';

export type Cells = NonNullable<PlayPosition['cells']>;

/** A hexagon around a point, one wide. */
export const HEXAGON = Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)].map((length) => (length * 0.555).toFixed(3)).join();
}).join(' ');

/** Width and height of a board, in cells. */
export function extent({ places, vertices, shape }: Cells): { wide: number; tall: number } {
  const all = [...places, ...vertices.map(({ place }) => place)];
  const most = (which: 0 | 1) => Math.max(0, ...all.map((place) => place[which] ?? 0)) + 1;
  // The corners of hexagons reach further than their middles.
  return { wide: most(0), tall: most(1) + (shape === 'hexagon' ? 0.16 : 0) };
}

/** Where a cell is touched: its middle, width, height and angle. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  tall: number;
  angle: number;
}

/** Part of an edge that belongs to its ends. */
const ENDS = 0.5;

export function spot(cells: Cells, cell: number): Spot {
  const [x = 0, y = 0] = cells.places[cell] ?? [];
  if (cells.shape !== 'edge') return { x, y, wide: 1, tall: cells.shape === 'hexagon' ? 1.12 : 1, angle: 0 };
  const [from, to] = (cells.ends[cell] ?? []).map((vertex) => cells.vertices[vertex]?.place ?? [0, 0]);
  const [x1 = 0, y1 = 0] = from ?? [];
  const [x2 = 0, y2 = 0] = to ?? [];
  const [across, down] = [x2 - x1, y2 - y1];
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, wide: Math.max(Math.hypot(across, down) - ENDS, 0.4), tall: 0.6, angle: (Math.atan2(down, across) * 180) / Math.PI };
}

/** Sides of a board that are joined to those opposite, as paths: those that are one have the same arrows. */
export function sides({ rows_close, columns_close, rows, columns, shape }: Pick<Cells, 'rows_close' | 'columns_close' | 'rows' | 'columns' | 'shape'>): string[] {
  if (shape !== 'square' || !rows || !columns) return [];
  const [left, top, right, low] = [-0.5, -0.5, columns - 0.5, rows - 0.5];
  // Arrows stand between two numbers at the rim.
  const between = (count: number) => (count === 1 ? 0 : Math.floor(count / 2) - 0.5);
  const [middle, half, size] = [between(columns), between(rows), 0.14];
  const down = (x: number) => `M${x} ${top}V${low}M${x - size} ${half - size}L${x} ${half}l${size} ${-size}`;
  const across = (y: number) => `M${left} ${y}H${right}` + [0, size].map((on) => `M${middle + on - size} ${y - size}l${size} ${size}l${-size} ${size}`).join('');
  return [...(columns_close ? [down(left), down(right)] : []), ...(rows_close ? [across(top), across(low)] : [])];
}

/** The moves of whose names the chosen cells are a part. */
export function fitting(moves: readonly PlayMove[], chosen: ReadonlySet<number>): PlayMove[] {
  return moves.filter(({ named }) => (named ?? []).some((cells) => [...chosen].every((cell) => cells.includes(cell))));
}

/** The move that the chosen cells name, if they name one alone and are no part of a longer name. */
export function meant(moves: readonly PlayMove[], chosen: ReadonlySet<number>): PlayMove | undefined {
  const [only, ...more] = fitting(moves, chosen);
  const whole = only?.named?.some((cells) => cells.length === chosen.size);
  return whole && more.length === 0 ? only : undefined;
}

/** Cells that may be chosen next, each with the moves that still fit then. */
export function onward(moves: readonly PlayMove[], chosen: ReadonlySet<number>): Map<number, PlayMove[]> {
  const found = new Map<number, PlayMove[]>();
  for (const move of fitting(moves, chosen)) {
    const cells = new Set<number>();
    for (const named of move.named ?? []) {
      if ([...chosen].every((cell) => named.includes(cell))) for (const cell of named) if (!chosen.has(cell)) cells.add(cell);
    }
    for (const cell of cells) found.set(cell, [...(found.get(cell) ?? []), move]);
  }
  return found;
}

/** The letters after a move. */
export function after(cells: Cells, move: PlayMove | null | undefined): string[] {
  const letters = [...cells.position];
  for (const { cell, letter } of move?.writes ?? []) letters[cell] = letter;
  return letters;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The cell to which a key leads: the nearest one that lies more in its direction than beside it. */
export function toward(key: string, from: number, places: readonly (readonly number[])[]): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const way = WAYS[key];
  const here = places[from];
  if (!way || !here) return undefined;
  let best: { cell: number; far: number } | undefined;
  places.forEach((place, cell) => {
    const [x, y] = [(place[0] ?? 0) - (here[0] ?? 0), (place[1] ?? 0) - (here[1] ?? 0)];
    const ahead = x * way[0] + y * way[1];
    const beside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (ahead <= 0.01 || beside > ahead + 0.01) return;
    const far = ahead + 2 * beside;
    if (!best || far < best.far) best = { cell, far };
  });
  return best?.cell ?? from;
}
