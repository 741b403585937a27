/** A grid being drawn: its walls, its token, and the squares visited before. */
import type { Grid } from './grid';

export type GridSketch = Pick<Grid, 'rows' | 'columns' | 'walls' | 'visited' | 'token'>;

/** What a square can be made. */
export type Tool = 'wall' | 'token' | 'visited';

/** The most rows and columns. */
export const MOST = 24;

/** What a square is. */
export function kindOf({ walls, visited, token }: GridSketch, at: string): Tool | undefined {
  if (at === token) return 'token';
  if (walls.has(at)) return 'wall';
  return visited.has(at) ? 'visited' : undefined;
}

/** With this square made something, and nothing else. There is one token. */
export function withSquare(grid: GridSketch, at: string, kind: Tool | undefined): GridSketch {
  const without = (squares: ReadonlySet<string>) => [...squares].filter((square) => square !== at);
  return {
    ...grid,
    walls: new Set(kind === 'wall' ? [...grid.walls, at] : without(grid.walls)),
    visited: new Set(kind === 'visited' ? [...grid.visited, at] : without(grid.visited)),
    token: kind === 'token' ? at : grid.token === at ? undefined : grid.token,
  };
}

/** With more or fewer rows and columns; what lies beyond them is gone. */
export function resized(grid: GridSketch, rows: number, columns: number): GridSketch {
  const within = (at: string) => {
    const [row = 0, column = 0] = at.split(',').map(Number);
    return row <= rows && column <= columns;
  };
  const own = (squares: ReadonlySet<string>) => new Set([...squares].filter(within));
  return { rows, columns, walls: own(grid.walls), visited: own(grid.visited), token: grid.token !== undefined && within(grid.token) ? grid.token : undefined };
}

/** The position and the parameters of a grid. Without a token nothing has been visited: the first player puts it somewhere. */
export function printGrid({ rows, columns, walls, visited, token }: GridSketch): { position: string; given: Record<string, string> } {
  const list = [...walls].map((at) => `(${at})`).sort();
  return {
    position: token === undefined ? '[]' : `[${[token, ...visited].join(',')}]`,
    given: { rows: String(rows), columns: String(columns), walls: `{${list.join(', ')}}` },
  };
}
