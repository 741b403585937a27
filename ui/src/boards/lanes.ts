/** Where rows of pins stand: pins that stay keep their places, so that a row that comes apart is still one lane with gaps. */
import type { PlayMove } from '../lib/api';
import { runOf, type Run } from './rows';

/** Place of a row: its lane, and the number of places before its first pin. */
export interface Seat {
  lane: number;
  offset: number;
}

export interface Lanes {
  /** Of each component. */
  seats: readonly Seat[];
  /** Number of places of each lane. */
  lengths: readonly number[];
}

/** Every row in a lane of its own. */
export function lanesOf(sizes: readonly string[]): Lanes {
  return { seats: sizes.map((_, lane) => ({ lane, offset: 0 })), lengths: sizes.map(Number) };
}

/**
 * The lanes after a move; nothing if it does not lead from these rows to those. A row that was touched is the one that changes, though the
 * move may name an equal one, and the run that was touched is the one that goes, though the move may name its mirror image.
 */
export function lanesAfter(
  { seats, lengths }: Lanes,
  before: readonly string[],
  now: readonly string[],
  move: PlayMove,
  touched?: { component: number; run: Run } | null,
): Lanes | undefined {
  const [change, ...more] = move.changes;
  if (!change || more.length > 0) return undefined;
  const { component } = change;
  const size = Number(before[component]);
  const parts = change.parts.map((part) => part[0] ?? '0');
  const expected = [...before.slice(0, component), ...parts, ...before.slice(component + 1)];
  if (expected.join() !== now.join() || parts.length > 2) return undefined;

  const own = [...seats];
  const run = touched && before[touched.component] === before[component] ? touched.run : runOf(move, size);
  if (touched && before[touched.component] === before[component]) {
    [own[component], own[touched.component]] = [own[touched.component] ?? own[component]!, own[component]!];
  }
  const seat = own[component];
  if (!seat) return undefined;
  // A row that is only split needs a gap to be seen as two.
  const apart = run.last < run.first ? 1 : 0;
  const [left, right] = [run.first - 1, size - run.last];
  const after = { lane: seat.lane, offset: seat.offset + run.last + apart };
  const [one, other] = parts.map(Number);
  let placed: Seat[];
  if (parts.length === 0) placed = [];
  else if (parts.length === 1) placed = [one === left && left > 0 ? seat : after];
  else if (one === left && other === right) placed = [seat, after];
  else if (one === right && other === left) placed = [after, seat];
  else return undefined;
  const next = [...own.slice(0, component), ...placed, ...own.slice(component + 1)];
  return { seats: next, lengths: lengths.map((length, lane) => (lane === seat.lane ? length + apart : length)) };
}

/** The places of a lane on which no pin stands any more. */
export function gapsOf({ seats, lengths }: Lanes, sizes: readonly string[], lane: number): number[] {
  const standing = new Set(
    seats.flatMap((seat, component) => (seat.lane === lane ? Array.from({ length: Number(sizes[component]) }, (_, at) => seat.offset + at) : [])),
  );
  return Array.from({ length: lengths[lane] ?? 0 }, (_, at) => at).filter((at) => !standing.has(at));
}
