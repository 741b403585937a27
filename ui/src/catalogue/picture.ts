/** What a card shows of a game: its losing positions if they are a picture, else a position to begin with. */
import { api, type Game } from '../lib/api';
import { worthMap } from '../map/games';

export type Picture =
  | { kind: 'grid'; side: number; lost: boolean[][]; drawn: boolean[][] }
  | { kind: 'slice'; side: number; third: number; lost: boolean[][]; drawn: boolean[][] }
  | { kind: 'strip'; side: number; lost: boolean[][]; drawn: boolean[][] }
  | { kind: 'drawing' };

const SIDE = 32;
const STRIP = 64;
const ACROSS = 16;
/** The size of the heap that two others lie beside. */
const THIRD = 5;

/** Numbers of rows are places of coins, of which one is many moves. */
const SIDE_OF_ROWS = 16;

/** The picture of a game; where its table cannot be had, a drawing. */
export async function picture(game: Game, signal: AbortSignal): Promise<Picture> {
  const ask = { ask: game.game };
  if (!worthMap(game)) return { kind: 'drawing' };
  if (game.arity === 2) {
    const { cells } = await api.table({ ...ask, ranges: `0..${SIDE - 1} 0..${SIDE - 1}`, what: 'outcome' }, 'en', signal);
    return { kind: 'grid', side: SIDE, ...grid(cells, SIDE, SIDE) };
  }
  if (game.arity !== 1) return { kind: 'drawing' };
  if (game.family === 'one-heap') {
    const { cells } = await api.table({ ...ask, ranges: `0..${STRIP - 1}`, what: 'outcome' }, 'en', signal);
    return { kind: 'strip', side: STRIP, ...grid(cells, STRIP / ACROSS, ACROSS) };
  }
  const side = game.family === 'rows' ? SIDE_OF_ROWS : SIDE;
  const { cells } = await api.table({ ...ask, ranges: `0..${side - 1}`, what: 'value' }, 'en', signal);
  return { kind: 'slice', side, third: THIRD, ...slice(cells, THIRD) };
}

type Cells = ArrayLike<number>;

/** Outcomes in C order, as rows. */
export function grid(cells: Cells, rows: number, columns: number): { lost: boolean[][]; drawn: boolean[][] } {
  const is = (outcome: number) =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cells[row * columns + column] === outcome));
  return { lost: is(0), drawn: is(2) };
}

/** The lost positions of three heaps, one of them of a fixed size, from the nim-values of single heaps. */
export function slice(values: Cells, third: number): { lost: boolean[][]; drawn: boolean[][] } {
  const all = Array.from(values);
  const beside = all[third] ?? 0;
  return { lost: all.map((a) => all.map((b) => (a ^ b ^ beside) === 0)), drawn: all.map(() => []) };
}

/** A path of squares, one for each cell that is set; the first row lies at the top, as on the map. */
export function squares(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** At most so many pictures are asked for at a time; the others wait. */
const AT_ONCE = 3;
let running = 0;
const waiting: (() => void)[] = [];

export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
