/** From a table of the server to a field of cells and back: which position a cell is. */
import type { Axis, Table } from '../lib/api';
import type { Field } from './palette';

export interface Cell {
  row: number;
  column: number;
}

function running(table: Table): Axis[] {
  return table.axes.filter((axis) => !axis.fixed);
}

/** Two coordinates that run are lines and columns; one is folded into lines of `wrap`. */
export function fieldOf(table: Table, wrap: number): Field {
  const across = running(table)[1];
  const columns = across ? across.last - across.first + 1 : Math.max(Math.min(wrap, table.cells.length), 1);
  return { cells: table.cells, columns, rows: Math.ceil(table.cells.length / columns), what: table.what, largest: table.largest };
}

/** What stands at the edges. */
export function edgesOf(table: Table, field: Field) {
  const [first, second] = running(table);
  const down = { name: first?.name ?? '', first: first?.first ?? 0, step: second ? 1 : field.columns };
  return { down, across: second ? { name: second.name, first: second.first } : { name: '+', first: 0 } };
}

/** The numbers of the position of a cell. */
export function numbersAt(table: Table, field: Field, { row, column }: Cell): string[] {
  const at = running(table).length === 2 ? [row, column] : [row * field.columns + column];
  let next = 0;
  return table.axes.map((axis) => String(axis.first + (axis.fixed ? 0 : (at[next++] ?? 0))));
}

/** The cell of a position; nothing if the table does not have it. */
export function cellOf(table: Table, field: Field, position: string[]): Cell | null {
  if (position.length !== table.axes.length) return null;
  const at = table.axes.map((axis, place) => Number(position[place]) - axis.first);
  const within = table.axes.every((axis, place) => (at[place] ?? -1) >= 0 && (at[place] ?? 0) <= axis.last - axis.first);
  if (!within) return null;
  const [first = 0, second] = at.filter((_, place) => !table.axes[place]?.fixed);
  if (second !== undefined) return { row: first, column: second };
  return { row: Math.floor(first / field.columns), column: first % field.columns };
}
