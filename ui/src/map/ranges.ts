/** Ranges of tabulated positions, written `0..99 3 0..99`. */

/** One coordinate: from `first` to `last`, or all the time `fixed`. */
export interface Range {
  first: number;
  last: number;
  fixed: boolean;
}

/** The largest number that a coordinate is given here. */
export const FARTHEST = 1_000_000_000;

export function write(ranges: Range[]): string {
  return ranges.map(({ first, last, fixed }) => (fixed ? `${first}` : `${first}..${last}`)).join(' ');
}

/** The most heaps of a sum, and the most numbers of a row, that are looked at. */
export const MOST_HEAPS = 6;
export const LONGEST = 12;

/** Form of a game's positions: rows, heaps of which several are added, or a number of coordinates. */
export interface Shape {
  arity: number;
  row: boolean;
}

/** True for ranges of such positions: but for rows and sums, two numbers run at most. */
export function fits(ranges: readonly Range[], { arity, row }: Shape): boolean {
  if (row) return ranges.length <= LONGEST;
  if (arity === 1) return ranges.length <= MOST_HEAPS;
  return ranges.length === arity && ranges.filter((range) => !range.fixed).length <= 2;
}

/** The ranges that are written; nothing if they are none. */
export function read(text: string): Range[] | undefined {
  const ranges = text.trim().split(/\s+/).map((word): Range | undefined => {
    const found = /^(\d{1,10})(?:\.\.(\d{1,10}))?$/.exec(word);
    if (!found) return undefined;
    const first = Number(found[1]);
    const last = found[2] === undefined ? first : Number(found[2]);
    return first > last || last > FARTHEST ? undefined : { first, last, fixed: found[2] === undefined };
  });
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/** Ranges to begin with: two coordinates run, the others stay. */
export function begin(count: number): Range[] {
  const last = count === 1 ? 399 : 99;
  return Array.from({ length: count }, (_, place) => ({
    first: place < count - 2 ? 1 : 0,
    last: place < count - 2 ? 1 : last,
    fixed: place < count - 2,
  }));
}

/** Initial range of a number where all of them run. */
export const FEW = 5;

/** Of rows that begin like this: all of eight noughts and ones, or of a few numbers. Tokens on squares begin with the first square. */
export function beginRow(begin: string): Range[] {
  const numbers = (begin.match(/\d+/g) ?? []).map(Number);
  const run = (first: number, last: number) => ({ first, last, fixed: false });
  if (numbers.length > 0 && numbers.every((number) => number <= 1)) return Array.from({ length: 8 }, () => run(0, 1));
  const squares = numbers.length > 0 && numbers.every((number, place) => number > (numbers[place - 1] ?? 0));
  const first = squares ? 1 : 0;
  return numbers.length <= 2 ? [run(first, 9), run(first, 9)] : few(4, first);
}

/** A number of small coordinates that all run. */
export function few(count: number, first = 0): Range[] {
  return Array.from({ length: count }, () => ({ first, last: first + FEW, fixed: false }));
}

/** A game and its parameters as they are typed: `bash m=3`, `subtraction S={1,3}`. */
export function readAsk(ask: string): { game: string; parameters: Record<string, string> } {
  const words = ask.match(/(?:[^\s{"]|\{[^}]*\}|"[^"]*")+/g) ?? [];
  const parameters: Record<string, string> = {};
  for (const word of words.slice(1)) {
    const at = word.indexOf('=');
    if (at > 0) parameters[word.slice(0, at)] = word.slice(at + 1);
  }
  return { game: words[0] ?? '', parameters };
}

export function writeAsk(game: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value.trim() !== '');
  return [game, ...given.map(([name, value]) => `${name}=${value.replaceAll(/\s+/g, '')}`)].join(' ');
}
