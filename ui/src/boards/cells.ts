/** A game on cells: which moves fit the cells that were chosen, and where the arrow keys go. */
import type { PlayMove, PlayPosition } from '../lib/api';

export type Cells = NonNullable<PlayPosition['cells']>;

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
