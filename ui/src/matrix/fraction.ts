/** Exact fractions as text, of any length: `-191/240`. */

/** About how large it is, as a number between 0 and 1 for a bar. Fractions may be longer than a number can be. */
export function share(fraction: string): number {
  const [above = '0', below = '1'] = fraction.split('/');
  try {
    const [numerator, denominator] = [BigInt(above), BigInt(below)];
    if (denominator === 0n) return 0;
    return Number((numerator * 1_000_000n) / denominator) / 1_000_000;
  } catch {
    return 0;
  }
}

/** The sign of a fraction. */
export function sign(fraction: string): -1 | 0 | 1 {
  if (fraction.startsWith('-')) return -1;
  return /^0+(\/|$)/.test(fraction) ? 0 : 1;
}

/** Shortened in the middle where it is longer than `most`. */
export function shortened(text: string, most = 40): string {
  return text.length <= most ? text : `${text.slice(0, most / 2 - 1)}…${text.slice(1 - most / 2)}`;
}

/** Line and place, both from 1, of an offset in a text. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
