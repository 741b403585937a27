/** Heaps of stones: taking from one, or from several, as moves. */
import type { PlayMove, PlayPosition } from '../lib/api';
import { alike, becomes } from './board';

/** One heap: a number of a component. */
export interface Heap {
  component: number;
  /** Index of the number in the component. */
  place: number;
  size: string;
}

/** A heap of which so much is to be left. */
export interface Wanted {
  heap: Heap;
  leave: string;
}

/** Names of numbers that are no heaps but say what may be taken. */
const NOTES = new Set(['cap', 'limit', 'most', 'max', 'last', 'previous', 'bound']);

export function isNote(name: string | undefined): boolean {
  return !!name && NOTES.has(name);
}

export function heapsIn(position: PlayPosition, component: number, coordinates: readonly string[] = []): Heap[] {
  const numbers = position.components[component]?.numbers ?? [];
  return numbers
    .map((size, place) => ({ component, place, size }))
    .filter(({ place }) => !(numbers.length > 1 && isNote(coordinates[place])));
}

/** Those of some moves that leave what is wanted. */
export function fitting(position: PlayPosition, wanted: readonly Wanted[], moves: readonly PlayMove[] = position.moves): PlayMove[] {
  return moves.filter((move) => assign(position, move, wanted));
}

/**
 * Which component of the move stands for each that is wanted; nothing if the move does something else.
 *
 * Equal components are one to the server, so the one that was touched may be another than the one it names.
 */
export function assign(position: PlayPosition, move: PlayMove, wanted: readonly Wanted[]): Map<number, number> | undefined {
  const found = new Map<number, number>();
  const used = new Set<number>();
  for (const component of new Set(wanted.map(({ heap }) => heap.component))) {
    const here = wanted.filter(({ heap }) => heap.component === component);
    const change = move.changes.find(
      (change, index) => !used.has(index) && alike(position, change.component, component) && leaves(change.parts, here),
    );
    if (!change) return undefined;
    used.add(move.changes.indexOf(change));
    found.set(component, change.component);
  }
  return found;
}

function leaves(parts: readonly string[][], wanted: readonly Wanted[]): boolean {
  if (parts.length === 0) return wanted.every(({ leave }) => leave === '0');
  if (parts.length === 1) return wanted.every(({ heap, leave }) => parts[0]?.[heap.place] === leave);
  // A heap that was split: one of its parts is what is left below the cut.
  return wanted.every(({ heap, leave }) => parts.some((part) => part[heap.place] === leave));
}

/** True if a move takes from this heap alone: nothing is split, and no other heap changes. A bound on the amount taken is no heap. */
export function alone(position: PlayPosition, move: PlayMove, { component, place, size }: Heap, coordinates: readonly string[] = []): boolean {
  const parts = becomes(position, move, component);
  if (!parts || parts.length > 1) return false;
  const numbers = position.components[component]?.numbers ?? [];
  const after = (at: number) => parts[0]?.[at] ?? '0';
  return after(place) !== size && numbers.every((number, at) => at === place || after(at) === number || isNote(coordinates[at]));
}

/** Moves meant by a touch, by the size that it leaves: those in this heap alone if there are any, else all that leave this size. */
export type Touches = ReadonlyMap<string, readonly PlayMove[]>;

export function touches(position: PlayPosition, heap: Heap, coordinates: readonly string[] = []): Touches {
  const found = new Map<string, PlayMove[]>();
  const own = new Set<string>();
  for (const move of position.moves) {
    const single = alone(position, move, heap, coordinates);
    for (const leave of leavesOf(position, move, heap)) {
      if (!single && own.has(leave)) continue;
      const known = !single || own.has(leave) ? found.get(leave) : undefined;
      if (known) known.push(move);
      else found.set(leave, [move]);
      if (single) own.add(leave);
    }
  }
  return found;
}

/** The moves that no touch in one heap makes or leads to: those in several heaps, and splits, beside moves in one heap that leave as much. */
export function beside(position: PlayPosition, all: readonly Touches[]): PlayMove[] {
  const reached = new Set(all.flatMap((touches) => [...touches.values()].flatMap((moves) => moves.map(({ number }) => number))));
  return position.moves.filter(({ number }) => !reached.has(number));
}

/** Amounts by which a move lowers a heap, one for each reading as a move in this heap. */
function leavesOf(position: PlayPosition, move: PlayMove, { component, place, size }: Heap): Set<string> {
  const found = new Set<string>();
  for (const change of move.changes) {
    if (!alike(position, change.component, component)) continue;
    if (change.parts.length === 0) found.add('0');
    for (const part of change.parts) found.add(part[place] ?? '0');
  }
  for (const leave of found) if (BigInt(leave) >= BigInt(size)) found.delete(leave);
  return found;
}

/** Size that a move leaves of a heap that it names: `null` if it splits the heap, nothing if it leaves it alone. */
export function left(move: PlayMove, heap: Heap): string | null | undefined {
  const change = move.changes.find(({ component }) => component === heap.component);
  if (!change) return undefined;
  if (change.parts.length > 1) return null;
  const after = change.parts[0]?.[heap.place] ?? '0';
  return after === heap.size ? undefined : after;
}
