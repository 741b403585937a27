/** A sequence folded into lines of equal length: where that is its period, the lines repeat, and values that do not fit stand out. */
import type { Cell, Edge } from './cells';
import type { Field } from './palette';
import { ticks } from './view';

export interface Repeats {
  start: number;
  length: number;
  /** Added with every period. */
  saltus: number;
}

export interface Folded {
  field: Field;
  down: Edge;
  across: Edge;
  /** Number of values shown: where all lines repeat, the first ones are enough. */
  shown: number;
}

/** Width where nothing repeats. */
export const USUAL = 100;
/** The widest fold. */
export const WIDEST = 2000;
/** Lines after the last one that is not periodic, lines at least, and at most: no canvas is as high as a million lines. */
const REPEATED = 8;
const LEAST = 24;
const MOST = 4000;

export function foldOf(values: Uint32Array, width: number, repeats: Repeats | null): Folded {
  const all = Math.ceil(values.length / width);
  const fits = repeats && width % repeats.length === 0;
  const rows = Math.min(all, fits ? Math.max(Math.ceil(repeats.start / width) + REPEATED, LEAST) : MOST);
  const cells = values.subarray(0, rows * width);
  const largest = cells.reduce((most, value) => Math.max(most, value), 0);
  const edge = (name: string): Edge => ({ name, at: String, marks: ticks });
  return {
    field: { cells, columns: width, rows, what: 'value', largest, vacant: null },
    down: edge(`n div ${width}`),
    across: edge(`n mod ${width}`),
    shown: cells.length,
  };
}

/** The heaps before the period whose values are not those that it would give them. */
export function exceptionsOf(values: Uint32Array, { start, length, saltus }: Repeats): number[] {
  const found: number[] = [];
  for (let n = 0; n < Math.min(start, values.length); n += 1) {
    const periods = Math.ceil((start - n) / length);
    const later = values[n + periods * length];
    if (later !== undefined && values[n] !== later - periods * saltus) found.push(n);
  }
  return found;
}

/** The sequence folded at a width, or at its period, or at a usual width; the cells of exceptions are framed. */
export function foldWith(values: Uint32Array, given: number | null, repeats: Repeats | null) {
  const width = given ?? Math.min(repeats?.length ?? USUAL, WIDEST);
  const folded = foldOf(values, width, repeats);
  const exceptions = repeats ? exceptionsOf(values, repeats) : [];
  const framed = exceptions.filter((heap) => heap < folded.shown).map((heap) => cellAt(heap, width));
  return { width, folded, exceptions, framed };
}

export function cellAt(n: number, width: number): Cell {
  return { row: Math.floor(n / width), column: n % width };
}
