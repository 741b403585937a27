/** The field of a game: outcomes from its table, moves from its positions. */
import { api, Refused, type Question } from '../lib/api';
import { inTurn } from '../lib/inTurn';
import { settings } from '../lib/settings.svelte';
import type { Field } from './sieve';

/** Milliseconds for which moves are waited for; without them cells are shown by their sum. */
const PATIENCE = 8000;

/** A question about a game of two numbers; or, with `heaps`, of one number of which two are added. */
export interface Asked extends Question {
  heaps?: boolean;
}

/** A position as its components, each a list of numbers. */
type Components = readonly (readonly number[])[];
type Moves = Pick<Field, 'moves' | 'stuck'>;

export async function ask({ heaps = false, ...question }: Asked, side: number, signal: AbortSignal): Promise<Field> {
  const run = `0..${side - 1}`;
  const { cells, vacant } = await api.table({ ...question, ranges: `${run} ${run}`, what: 'outcome' }, settings.lang, signal);
  const field: Field = { side, outcomes: cells, vacant, moves: null, stuck: new Set() };
  const hurried = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    // Where some are drawn, who wins a sum of many takes long to say, and moves are not sent without it.
    const quick = cells.includes(2) ? null : await (heaps ? heapByHeap : lineByLine)(question, field, hurried);
    return { ...field, ...(quick ?? (await oneByOne(question, field, heaps, hurried))) };
  } catch (error) {
    if (signal.aborted) throw error;
    return field;
  }
}

/** Positions that a move leaves; nothing if not all moves are sent. */
async function movesOf(question: Question, position: Components, signal: AbortSignal): Promise<{ changed: number[]; left: Components[] }[] | null> {
  const asked = { ...question, ask: `${question.ask} ${position.map((numbers) => numbers.join()).join(' ')}`, made: [], hints: false, advise: false };
  const { moves, moves_more } = await inTurn(() => api.play(asked, settings.lang, signal), signal);
  if (moves_more > 0) return null;
  return moves.map(({ changes }) => ({
    changed: changes.map(({ component }) => component),
    left: changes.map(({ parts }) => parts.map((part) => part.map(Number))),
  }));
}

/** The moves of one game in each of these components: those of their sum, of which every move changes one. */
async function inEach(question: Question, components: Components, signal: AbortSignal): Promise<Components[][] | null> {
  if (components.length === 0) return [];
  try {
    const moves = await movesOf(question, components, signal);
    if (!moves?.every(({ changed }) => changed.length === 1)) return null;
    const found = components.map((): Components[] => []);
    for (const { changed, left } of moves) found[changed[0] ?? 0]?.push(left[0] ?? []);
    return found;
  } catch (error) {
    // Of games that declare their ends there are no sums.
    if (error instanceof Refused) return null;
    throw error;
  }
}

const cellsOf = ({ side, outcomes, vacant }: Field) => Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => outcomes[cell] !== vacant);

/** The cell of a position, if it is one of the field. */
function cellOf(position: Components, side: number): number[] {
  const [a, b, ...more] = position.flat();
  return a !== undefined && b !== undefined && more.length === 0 && a < side && b < side ? [a * side + b] : [];
}

/** A question for each line. */
async function lineByLine(question: Question, field: Field, signal: AbortSignal): Promise<Moves | null> {
  const { side } = field;
  const moves: number[][] = Array.from({ length: side * side }, () => []);
  const stuck = new Set<number>();
  const all = cellsOf(field);
  const ask = async (a: number) => {
    const cells = all.filter((cell) => Math.floor(cell / side) === a);
    const found = await inEach(question, cells.map((cell) => [a, cell % side]), signal);
    for (const [at, cell] of cells.entries()) {
      const left = found?.[at] ?? [];
      if (left.length === 0) stuck.add(cell);
      moves[cell] = left.flatMap((position) => (position.length === 1 ? cellOf(position, side) : []));
    }
    return found !== null;
  };
  // The first tells if there are sums.
  if (!(await ask(0))) return null;
  const known = await Promise.all(Array.from({ length: side - 1 }, (_, before) => ask(before + 1)));
  return known.every(Boolean) ? { moves, stuck } : null;
}

/** One question for all heaps: a move changes one of two. */
async function heapByHeap(question: Question, field: Field, signal: AbortSignal): Promise<Moves | null> {
  const { side } = field;
  const found = await inEach(question, Array.from({ length: side }, (_, n) => [n]), signal);
  if (!found) return null;
  const one = found.map((left) => left.flatMap((parts) => (parts.length === 1 ? [parts[0]?.[0] ?? side] : [])).filter((n) => n < side));
  const moves: number[][] = Array.from({ length: side * side }, () => []);
  const stuck = new Set<number>();
  for (const cell of cellsOf(field)) {
    const [a, b] = [Math.floor(cell / side), cell % side];
    if (!found[a]?.length && !found[b]?.length) stuck.add(cell);
    moves[cell] = [...(one[a] ?? []).map((to) => to * side + b), ...(one[b] ?? []).map((to) => a * side + to)];
  }
  return { moves, stuck };
}

/** A question for each position. */
async function oneByOne(question: Question, field: Field, heaps: boolean, signal: AbortSignal): Promise<Moves> {
  const { side } = field;
  const moves: number[][] = Array.from({ length: side * side }, () => []);
  const stuck = new Set<number>();
  const ask = async (cell: number) => {
    const [a, b] = [Math.floor(cell / side), cell % side];
    const position = heaps ? [[a], [b]] : [[a, b]];
    const found = await movesOf(question, position, signal);
    if (found?.length === 0) stuck.add(cell);
    const after = found?.map(({ changed, left }) => position.flatMap((same, at) => (changed.includes(at) ? (left[changed.indexOf(at)] ?? []) : [same])));
    const to = (after ?? []).flatMap((one) => (one.length === position.length ? cellOf(one, side) : []));
    // Moves in equal heaps are sent for one of them.
    const mirrored = heaps && a === b ? to.map((one) => (one % side) * side + Math.floor(one / side)) : [];
    moves[cell] = [...new Set([...to, ...mirrored])];
    return found !== null;
  };
  const known = await Promise.all(cellsOf(field).map(ask));
  return known.every(Boolean) ? { moves, stuck } : { moves: null, stuck: new Set() };
}
