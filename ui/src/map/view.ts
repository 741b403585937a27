/** The visible part of a field of cells: pure arithmetic, so that wheel, fingers and keys all do the same. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pixels a cell, and the place in the field, in cells, that the upper left corner of the picture shows. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The widest that a cell may be drawn. */
const WIDEST = 64;

/** The scale at which all of the field is seen. */
export function wholeScale(field: Size, picture: Size): number {
  const scale = Math.min(picture.width / Math.max(field.width, 1), picture.height / Math.max(field.height, 1));
  return Math.min(scale, WIDEST);
}

/** All of the field. */
export function whole(field: Size, picture: Size): View {
  return settle({ scale: wholeScale(field, picture), x: 0, y: 0 }, field, picture);
}

/** The nearest view that shows nothing but the field, or all of it from the corner where it is smaller than the picture. */
export function settle(view: View, field: Size, picture: Size): View {
  const scale = Math.min(Math.max(view.scale, wholeScale(field, picture)), WIDEST);
  const along = (at: number, cells: number, pixels: number) => {
    const seen = pixels / scale;
    return seen >= cells ? 0 : Math.min(Math.max(at, 0), cells - seen);
  };
  return { scale, x: along(view.x, field.width, picture.width), y: along(view.y, field.height, picture.height) };
}

/** Larger or smaller, with what is at `at` staying there. */
export function zoom(view: View, factor: number, at: Spot, field: Size, picture: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, wholeScale(field, picture)), WIDEST);
  const x = view.x + at.x / view.scale - at.x / scale;
  const y = view.y + at.y / view.scale - at.y / scale;
  return settle({ scale, x, y }, field, picture);
}

/** The picture drawn by so many pixels. */
export function pan(view: View, by: Spot, field: Size, picture: Size): View {
  return settle({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, field, picture);
}

/** The nearest view in which this cell is seen. */
export function reveal(view: View, column: number, row: number, field: Size, picture: Size): View {
  const along = (at: number, cell: number, pixels: number) => {
    const seen = pixels / view.scale;
    if (cell < at) return cell;
    return cell + 1 > at + seen ? cell + 1 - seen : at;
  };
  return settle(
    { ...view, x: along(view.x, column, picture.width), y: along(view.y, row, picture.height) },
    field,
    picture,
  );
}

/** The cell at a place of the picture. */
export function cellAt(view: View, at: Spot, field: Size): { column: number; row: number } | null {
  const column = Math.floor(view.x + at.x / view.scale);
  const row = Math.floor(view.y + at.y / view.scale);
  return column >= 0 && row >= 0 && column < field.width && row < field.height ? { column, row } : null;
}

/** Round numbers for an axis from `from` to `to`, at most one each `room` units. */
export function ticks(from: number, to: number, room: number): number[] {
  const least = Math.max(room, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
  const marks: number[] = [];
  for (let mark = Math.ceil(from / step) * step; mark <= to; mark += step) marks.push(mark);
  return marks;
}
