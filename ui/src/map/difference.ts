/** Two tables of the same positions beside each other: where the games differ, and by how much. */
import type { Table } from '../lib/api';
import type { Field } from './palette';

/** Larger than the content of any cell. */
const VACANT = 0xffff_ffff;

/** The field of both: who wins in one alone, or the nim-values of the first less those of the second; nothing if they are not of the same cells. */
export function differenceOf(one: Table, other: Table, columns: number): Field | null {
  if (one.what !== other.what || one.cells.length !== other.cells.length || one.what === 'claim') return null;
  const compare = one.what === 'value' ? byValue : byOutcome;
  let largest = 0;
  const cells = Uint32Array.from({ length: one.cells.length }, (_, at) => {
    const [a, b] = [one.cells[at] ?? 0, other.cells[at] ?? 0];
    if (a === one.vacant || b === other.vacant) return VACANT;
    const content = compare(a, b);
    if (content > largest) largest = content;
    return content;
  });
  const what = one.what === 'value' ? 'difference' : 'against';
  return { cells, columns, rows: Math.ceil(cells.length / columns), what, largest, vacant: VACANT };
}

/** 0 to 2 for what both are; 4 if the first alone is lost, 5 if the second alone is; 6 if one is a draw and the other is won. */
function byOutcome(a: number, b: number): number {
  if (a === b) return a;
  if (a === 0) return 4;
  return b === 0 ? 5 : 6;
}

/** 0 if they are equal, 2d − 1 if the first is larger by d, 2d if the second is. */
function byValue(a: number, b: number): number {
  return a >= b ? Math.max(2 * (a - b) - 1, 0) : 2 * (b - a);
}

/** The difference that a content stands for, with its sign. */
export function signed(content: number): string {
  if (content === 0) return '0';
  return content % 2 === 1 ? `+${(content + 1) / 2}` : `−${content / 2}`;
}
