/** The part of a large table that is written out as a table of text: so many lines around one that matters. */

/** From `from` up to but without `to`, `size` long where there is room, with `middle` in the middle where there is room. */
export function around(middle: number, size: number, count: number): { from: number; to: number } {
  const length = Math.min(size, count);
  const from = Math.min(Math.max(middle - Math.floor((length - 1) / 2), 0), count - length);
  return { from, to: from + length };
}
