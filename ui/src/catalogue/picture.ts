/** Picture on the card of a game: its losing positions if they make one, else a starting position. */
import type { Cells as Board } from '../boards/cells';
import { api, Refused, type Game, type Table } from '../lib/api';
import { fieldOf } from '../map/cells';
import { hasMap } from '../map/games';
import { beginRow, few, write, type Range } from '../map/ranges';

/** Cells that are coloured, line by line; those that are no position stay empty. */
export interface Cells {
  lost: boolean[][];
  drawn: boolean[][];
  vacant: boolean[][];
}

export type Picture =
  | ({ kind: 'grid'; side: number } & Cells)
  | ({ kind: 'slice'; side: number; third: number } & Cells)
  | ({ kind: 'strip'; side: number } & Cells)
  /** Nim-values of one heap. */
  | { kind: 'sequence'; values: number[] }
  | ({ kind: 'rows'; ranges: Range[] } & Cells)
  /** The vertices of a graph from which one token loses. */
  | { kind: 'vertices'; lost: string[]; drawn: string[] }
  /** One losing position, the nearest to where play begins. */
  | { kind: 'losing'; position: string }
  /** A board: one on which the player to move loses, if one is near to where play begins. */
  | { kind: 'cells'; board: Board; lost: boolean }
  | { kind: 'drawing' };

const SIDE = 32;
const STRIP = 64;
const ACROSS = 16;
/** So many nim-values, of games on one heap. */
const VALUES = 40;
/** Of heaps that change together so many. */
const HEAPS = 4;
/** More vertices are not drawn. */
const VERTICES = 99;
/** The size of the heap that two others lie beside. */
const THIRD = 5;

/** Numbers of rows are places of coins, of which one is many moves. */
const SIDE_OF_ROWS = 16;

/** The picture of a game; where its table cannot be had, a drawing. */
export async function picture(game: Game, signal: AbortSignal): Promise<Picture> {
  const ask = { ask: game.game };
  if (game.form === 'cells') return ofCells(game, signal);
  if (!hasMap(game)) {
    if (game.family !== 'graphs' || !game.begin) return { kind: 'drawing' };
    const { outcome, winning_moves } = await api.solve({ ask: `${game.game} ${game.begin}` }, 'en', signal);
    const position = outcome === 'P' ? game.begin : winning_moves[0]?.to;
    return position === undefined ? { kind: 'drawing' } : { kind: 'losing', position };
  }
  if (game.form === 'row' || game.together) {
    const ranges = game.form === 'row' ? beginRow(game.begin ?? '') : few(HEAPS);
    const table = await api.table({ ...ask, ranges: write(ranges), what: 'outcome' }, 'en', signal);
    return { kind: 'rows', ranges, ...trimmed(cellsOf(table)) };
  }
  if (game.family === 'graphs') {
    const { cells } = await api.table({ ...ask, ranges: `0..${VERTICES}`, what: 'outcome' }, 'en', signal);
    const are = (outcome: number) => Array.from(cells.keys()).filter((at) => cells[at] === outcome).map(String);
    return { kind: 'vertices', lost: are(0), drawn: are(2) };
  }
  if (game.arity === 2) {
    const table = await api.table({ ...ask, ranges: `0..${SIDE - 1} 0..${SIDE - 1}`, what: 'outcome' }, 'en', signal);
    return { kind: 'grid', side: SIDE, ...cellsOf(table) };
  }
  if (game.arity !== 1) return { kind: 'drawing' };
  if (game.family === 'one-heap' || game.family === 'splitting') return ofOneHeap(ask, signal);
  const side = game.family === 'rows' ? SIDE_OF_ROWS : SIDE;
  const run = `0..${side - 1}`;
  const table = await api.table({ ...ask, ranges: `${run} ${run} ${THIRD}`, what: 'outcome' }, 'en', signal);
  return { kind: 'slice', side, third: THIRD, ...cellsOf(table) };
}

/** The board to begin with, or as the first winning move leaves it. */
async function ofCells(game: Game, signal: AbortSignal): Promise<Picture> {
  const asked = { ask: `${game.game} ${game.begin ?? ''}`.trim() };
  const { cells } = await api.play({ ...asked, made: [], hints: false, advise: false }, 'en', signal);
  if (!cells) return { kind: 'drawing' };
  const { outcome, winning_moves } = await api.solve(asked, 'en', signal);
  const left = winning_moves[0]?.to.replaceAll('/', '');
  return { kind: 'cells', board: left === undefined ? cells : { ...cells, position: left }, lost: outcome === 'P' || left !== undefined };
}

/** Nim-values of one heap; where there are none, who wins. */
async function ofOneHeap(ask: { ask: string }, signal: AbortSignal): Promise<Picture> {
  try {
    const { cells } = await api.table({ ...ask, ranges: `0..${VALUES - 1}`, what: 'value' }, 'en', signal);
    return { kind: 'sequence', values: Array.from(cells) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const table = await api.table({ ...ask, ranges: `0..${STRIP - 1}`, what: 'outcome' }, 'en', signal);
    return { kind: 'strip', side: STRIP, ...cellsOf(table, ACROSS) };
  }
}

/** Outcomes as lines; one coordinate is folded into lines of `wrap`. */
export function cellsOf(table: Table, wrap = 1): Cells {
  const { cells, rows, columns, vacant } = fieldOf(table, wrap);
  const is = (outcome: number | null) =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cells[row * columns + column] === outcome));
  return { lost: is(0), drawn: is(2), vacant: is(vacant ?? null) };
}

/** Without the lines and columns at the edges in which no position stands. */
export function trimmed({ lost, drawn, vacant }: Cells): Cells {
  const lines = vacant.map((line) => line.every((empty) => empty));
  const columns = (vacant[0] ?? []).map((_, column) => vacant.every((line) => line[column]));
  const span = (empty: boolean[]): [number, number] => [Math.max(empty.indexOf(false), 0), empty.lastIndexOf(false) + 1];
  const cut = (cells: boolean[][]) => cells.slice(...span(lines)).map((line) => line.slice(...span(columns)));
  return { lost: cut(lost), drawn: cut(drawn), vacant: cut(vacant) };
}

/** A path of squares, one for each cell that is set; the first row lies at the top, as on the map. */
export function squares(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
