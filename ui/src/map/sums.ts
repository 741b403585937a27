/** The table of two heaps from the values of one: the value of a sum is the nim-sum of the values. */
import type { Table } from '../lib/api';
import type { What } from './palette';

export function sums(table: Table, what: What): Table {
  const [axis] = table.axes;
  if (!axis) return table;
  const count = table.cells.length;
  const cells = what === 'value' ? new Uint32Array(count * count) : new Uint8Array(count * count);
  let largest = 1;
  for (let row = 0; row < count; row += 1) {
    const one = table.cells[row] ?? 0;
    for (let column = 0; column < count; column += 1) {
      const value = (one ^ (table.cells[column] ?? 0)) >>> 0;
      if (what === 'value' && value > largest) largest = value;
      cells[row * count + column] = what === 'value' ? value : value === 0 ? 0 : 1;
    }
  }
  const axes = [1, 2].map((heap) => ({ ...axis, name: `${axis.name}${heap === 1 ? '₁' : '₂'}` }));
  return { ...table, what, axes, cells, cell: what === 'value' ? 'u32' : 'u8', largest };
}
