/** A million values in a few hundred pixels: what is drawn of them. */

/** Nim-values, or differences of them. */
export type Values = Uint32Array | Int32Array;

/** The least and the largest of the values from `from` up to but without `to`. */
export function extremes(values: Values, from: number, to: number): { least: number; largest: number } {
  let [least, largest] = [Infinity, -Infinity];
  for (let at = Math.max(from, 0); at < Math.min(to, values.length); at += 1) {
    const value = values[at] ?? 0;
    if (value < least) least = value;
    if (value > largest) largest = value;
  }
  return least === Infinity ? { least: 0, largest: 0 } : { least, largest };
}

/**
 * How many of the values from `from` up to but without `to` fall on each pixel: row by row, the upper row first. Every value
 * falls on one, so that what is rare is still seen.
 */
export function density(
  values: Values,
  from: number,
  to: number,
  top: number,
  width: number,
  height: number,
  bottom = 0,
): Uint32Array {
  const counts = new Uint32Array(width * height);
  const [across, up] = [width / (to - from), (height - 1) / Math.max(top - bottom, 1)];
  const first = Math.max(Math.floor(from), 0);
  for (let at = first; at < Math.min(to, values.length); at += 1) {
    const x = Math.min(Math.floor((at - from) * across), width - 1);
    const y = height - 1 - Math.round((Math.min(values[at] ?? 0, top) - bottom) * up);
    if (x >= 0) counts[y * width + x] = (counts[y * width + x] ?? 0) + 1;
  }
  return counts;
}

/** The least and the largest value in each of `width` columns, for an outline of all: pairs. Empty columns have 1, 0. */
export function outline(values: Values, width: number): Values {
  const pairs = values instanceof Int32Array ? new Int32Array(2 * width) : new Uint32Array(2 * width);
  for (let x = 0; x < width; x += 1) {
    const from = Math.floor((x * values.length) / width);
    const to = Math.max(Math.floor(((x + 1) * values.length) / width), Math.min(from + 1, values.length));
    const { least, largest } = extremes(values, from, to);
    pairs[2 * x] = to > from ? least : 1;
    pairs[2 * x + 1] = largest;
  }
  return pairs;
}

/** The part [from, to) of [0, count), not shorter than `shortest`, moved and cut so that it lies within. */
export function span(from: number, to: number, count: number, shortest = 10): { from: number; to: number } {
  const length = Math.min(Math.max(to - from, Math.min(shortest, count)), count);
  const middle = (from + to) / 2;
  const start = Math.min(Math.max(middle - length / 2, 0), count - length);
  return { from: start, to: start + length };
}

/** The first sequence less the second, as far as both are known. */
export function less(first: Uint32Array, second: Uint32Array): Int32Array {
  return Int32Array.from({ length: Math.min(first.length, second.length) }, (_, at) => (first[at] ?? 0) - (second[at] ?? 0));
}

/** The places where a sequence is not 0: their number, and the first `most`. */
export function exceptions(values: Values, most: number): { count: number; first: number[] } {
  const first: number[] = [];
  let count = 0;
  values.forEach((value: number, at: number) => {
    if (value === 0) return;
    count += 1;
    if (first.length < most) first.push(at);
  });
  return { count, first };
}
