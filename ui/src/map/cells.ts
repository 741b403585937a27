/** From a table of the server to a field of cells and back: which position a cell is. */
import type { Axis, Table } from '../lib/api';
import type { Field } from './palette';
import { ticks } from './view';

export interface Cell {
  row: number;
  column: number;
}

/** Labels along an edge of the field. */
export interface Edge {
  name: string;
  /** Label of a line or column. */
  at: (index: number) => string;
  /** Lines or columns with labels, no two of them nearer than `room`. */
  marks: (from: number, to: number, room: number) => number[];
}

const running = (table: Table): Axis[] => table.axes.filter((axis) => !axis.fixed);
const length = (axis: Axis) => axis.last - axis.first + 1;
const product = (axes: Axis[]) => axes.reduce((cells, axis) => cells * length(axis), 1);

/** The running coordinates that number lines, and those that number columns; later ones run faster. */
function sides(table: Table): [Axis[], Axis[]] {
  const axes = running(table);
  const half = Math.floor(axes.length / 2);
  return [axes.slice(0, half), axes.slice(half)];
}

/** One coordinate that runs is folded into lines of `wrap`. Of several, the first half are the lines, the others the columns. */
export function fieldOf(table: Table, wrap: number): Field {
  const [down, across] = sides(table);
  const columns = down.length > 0 ? product(across) : Math.max(Math.min(wrap, table.cells.length), 1);
  const { cells, what, largest, vacant = null } = table;
  return { cells, columns, rows: Math.ceil(cells.length / columns), what, largest, vacant };
}

/** Labels at the edges. */
export function edgesOf(table: Table, field: Field): { down: Edge; across: Edge } {
  const [down, across] = sides(table);
  if (down.length > 0) return { down: edge(down), across: edge(across) };
  const [only] = across;
  const line = (index: number) => String((only?.first ?? 0) + index * field.columns);
  return {
    down: { name: only?.name ?? '', at: line, marks: ticks },
    across: { name: '+', at: String, marks: ticks },
  };
}

function edge(axes: Axis[]): Edge {
  const [only] = axes;
  if (axes.length === 1 && only) {
    const { name, first } = only;
    return {
      name,
      at: (index) => String(first + index),
      marks: (from, to, room) => ticks(from + first, to + first, room).map((mark) => mark - first),
    };
  }
  // Round are those at which the last coordinates begin anew.
  const rounds = axes.map((_, place) => product(axes.slice(place + 1))).reverse();
  return {
    name: axes.map(({ name }) => name).join(', '),
    at: (index) => numbers(axes, index).join(', '),
    marks: (from, to, room) => {
      const round = rounds.find((round) => round >= room) ?? rounds.at(-1) ?? 1;
      return ticks(from / round, to / round, room / round).map((mark) => mark * round);
    },
  };
}

/** The numbers of the place `index` of all that these coordinates run through. */
function numbers(axes: Axis[], index: number): number[] {
  let rest = index;
  const found: number[] = [];
  for (const axis of [...axes].reverse()) {
    found.unshift(axis.first + (rest % length(axis)));
    rest = Math.floor(rest / length(axis));
  }
  return found;
}

/** The numbers of the position of a cell. */
export function numbersAt(table: Table, field: Field, { row, column }: Cell): string[] {
  const at = numbers(running(table), row * field.columns + column);
  return table.axes.map((axis) => String(axis.fixed ? axis.first : at.shift()));
}

/** The cell of a position; nothing if the table does not have it. */
export function cellOf(table: Table, field: Field, position: string[]): Cell | null {
  if (position.length !== table.axes.length) return null;
  let index = 0;
  for (const [place, axis] of table.axes.entries()) {
    const at = Number(position[place]) - axis.first;
    if (!(at >= 0 && at < length(axis))) return null;
    if (!axis.fixed) index = index * length(axis) + at;
  }
  return { row: Math.floor(index / field.columns), column: index % field.columns };
}
