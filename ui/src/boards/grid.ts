/** Grids with walls, on which a token walks and never returns. */
import type { PlayMove, PlayPosition } from '../lib/api';
import { movesIn, small } from './board';
import { after } from './rows';

/** A grid with its token. A square is its row and column, `2,3`. */
export interface Grid {
  rows: number;
  columns: number;
  walls: ReadonlySet<string>;
  /** Squares visited before. */
  visited: ReadonlySet<string>;
  /** The square of the token, unless it has still to be placed. */
  token: string | undefined;
  /** The moves by the squares that they lead to. */
  moves: ReadonlyMap<string, PlayMove>;
}

/** The grid of a component; nothing if it has none with at most so many rows and columns. */
export function gridOf(position: PlayPosition, component: number, most: number): Grid | undefined {
  const { numbers, arguments: given } = position.components[component] ?? { numbers: [] };
  const [rows, columns] = [small(given?.['rows'], most), small(given?.['columns'], most)];
  if (!rows || !columns || numbers.length % 2) return undefined;
  const walls = [...(given?.['walls'] ?? '').matchAll(/\((\d+),(\d+)\)/g)].map(([, row, column]) => `${row},${column}`);
  const [token, ...visited] = squares(numbers);
  const moves = new Map<string, PlayMove>();
  for (const move of movesIn(position, component)) {
    const [to] = squares(after(position, move, component) ?? []);
    if (to !== undefined) moves.set(to, move);
  }
  return { rows, columns, walls: new Set(walls), visited: new Set(visited), token, moves };
}

/** Numbers in twos. */
function squares(numbers: readonly string[]): string[] {
  return numbers.flatMap((row, at) => (at % 2 ? [] : [`${row},${numbers[at + 1]}`]));
}
