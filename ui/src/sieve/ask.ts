/** The field of a game: outcomes from its table, moves from its positions. */
import { api, type PlayPosition, type Question } from '../lib/api';
import { inTurn } from '../lib/inTurn';
import { settings } from '../lib/settings.svelte';
import type { Field } from './sieve';

/** Milliseconds for which moves are waited for; without them cells are shown by their sum. */
const PATIENCE = 6000;

/** A question about a game of two numbers; or, with `heaps`, of one number of which two are added. */
export interface Asked extends Question {
  heaps?: boolean;
}

export async function ask({ heaps = false, ...question }: Asked, side: number, signal: AbortSignal): Promise<Field> {
  const run = `0..${side - 1}`;
  const { cells, vacant } = await api.table({ ...question, ranges: `${run} ${run}`, what: 'outcome' }, settings.lang, signal);
  const field: Field = { side, outcomes: cells, vacant, moves: null, stuck: new Set() };
  // Who wins a sum of many positions takes long to say where some are drawn, and moves are not sent without it.
  if (cells.includes(2)) return field;
  const hurried = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return { ...field, ...(await (heaps ? ofHeaps : ofPairs)(question, field, hurried)) };
  } catch (error) {
    if (signal.aborted) throw error;
    return field;
  }
}

type Moves = Pick<Field, 'moves' | 'stuck'>;
const UNKNOWN: Moves = { moves: null, stuck: new Set() };

/** The moves of one game in each of these positions: those of their sum. */
async function inEach(question: Question, positions: readonly string[], signal: AbortSignal): Promise<number[][][] | null> {
  if (positions.length === 0) return [];
  const sum = { ...question, ask: `${question.ask} ${positions.join(' ')}`, made: [], hints: false, advise: false };
  const { moves, moves_more, components }: PlayPosition = await inTurn(() => api.play(sum, settings.lang, signal), signal);
  if (moves_more > 0 || components.length !== positions.length) return null;
  const found = positions.map((): number[][] => []);
  // A move that makes none or several of one is a move all the same, though it leads nowhere in the field.
  for (const { component, parts } of moves) found[component]?.push(parts.length === 1 ? (parts[0] ?? []).map(Number) : []);
  return found;
}

async function ofPairs(question: Question, { side, outcomes, vacant }: Field, signal: AbortSignal): Promise<Moves> {
  const moves: number[][] = Array.from({ length: side * side }, () => []);
  const stuck = new Set<number>();
  const lines = Array.from({ length: side }, (_, a) => async () => {
    const cells = Array.from({ length: side }, (_, b) => a * side + b).filter((cell) => outcomes[cell] !== vacant);
    const found = await inEach(question, cells.map((cell) => `${a},${cell % side}`), signal);
    for (const [at, cell] of cells.entries()) {
      const to = found?.[at] ?? [];
      if (to.length === 0) stuck.add(cell);
      moves[cell] = to.flatMap(([x, y]) => (x !== undefined && y !== undefined && x < side && y < side ? [x * side + y] : []));
    }
    return found !== null;
  });
  return (await Promise.all(lines.map((line) => line()))).every(Boolean) ? { moves, stuck } : UNKNOWN;
}

async function ofHeaps(question: Question, { side, outcomes, vacant }: Field, signal: AbortSignal): Promise<Moves> {
  const found = await inEach(question, Array.from({ length: side }, (_, n) => `${n}`), signal);
  if (!found) return UNKNOWN;
  const one = found.map((to) => to.flatMap(([n]) => (n !== undefined && n < side ? [n] : [])));
  const stuck = new Set<number>();
  const moves = Array.from({ length: side * side }, (_, cell) => {
    const [a, b] = [Math.floor(cell / side), cell % side];
    if (outcomes[cell] !== vacant && !found[a]?.length && !found[b]?.length) stuck.add(cell);
    return [...(one[a] ?? []).map((to) => to * side + b), ...(one[b] ?? []).map((to) => a * side + to)];
  });
  return { moves, stuck };
}
