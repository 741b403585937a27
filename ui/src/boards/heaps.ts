/** Heaps of stones: taking from one, or from several, as moves. */
import type { PlayMove, Standing } from '../lib/api';
import { alike } from './board';

/** One heap: a number of a component. */
export interface Heap {
  component: number;
  /** Which number of the component. */
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

export function heapsIn(standing: Standing, component: number, coordinates: readonly string[] = []): Heap[] {
  const numbers = standing.components[component]?.numbers ?? [];
  return numbers
    .map((size, place) => ({ component, place, size }))
    .filter(({ place }) => !(numbers.length > 1 && isNote(coordinates[place])));
}

/** The moves that leave what is wanted, by the components they change for it. */
export function fitting(standing: Standing, wanted: readonly Wanted[]): PlayMove[] {
  return standing.moves.filter((move) => assign(standing, move, wanted));
}

/** The moves that change a heap, alone or with others. */
export function touching(standing: Standing, { component, place, size }: Heap): PlayMove[] {
  return standing.moves.filter(({ changes }) =>
    changes.some(
      ({ component: changed, parts }) =>
        alike(standing, changed, component) && (parts.length > 1 || (parts[0]?.[place] ?? '0') !== size),
    ),
  );
}

/**
 * Which component of the move stands for each that is wanted; nothing if the move does something else.
 *
 * Equal components are one to the server, so the one that was touched may be another than the one it names.
 */
export function assign(standing: Standing, move: PlayMove, wanted: readonly Wanted[]): Map<number, number> | undefined {
  const found = new Map<number, number>();
  const used = new Set<number>();
  for (const component of new Set(wanted.map(({ heap }) => heap.component))) {
    const here = wanted.filter(({ heap }) => heap.component === component);
    const change = move.changes.find(
      (change, index) => !used.has(index) && alike(standing, change.component, component) && leaves(change.parts, here),
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

/** Whether a move does only what is wanted, so that it comes first among those that fit. */
export function exactly(standing: Standing, move: PlayMove, wanted: readonly Wanted[]): boolean {
  let changed = 0;
  for (const { component, parts } of move.changes) {
    const numbers = standing.components[component]?.numbers ?? [];
    if (parts.length > 1) return false;
    const after = parts[0] ?? [];
    changed += numbers.filter((number, place) => number !== (after[place] ?? '0')).length;
  }
  return changed <= wanted.length;
}

/** What a move leaves of a heap that it names itself: a size, `null` if it splits the heap, nothing if it leaves it alone. */
export function left(move: PlayMove, heap: Heap): string | null | undefined {
  const change = move.changes.find(({ component }) => component === heap.component);
  if (!change) return undefined;
  if (change.parts.length > 1) return null;
  const after = change.parts[0]?.[heap.place] ?? '0';
  return after === heap.size ? undefined : after;
}
