/** What part of a game's positions is tabulated, and how that is written: `0..99 3 0..99`. */

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

/** The ranges that are written; nothing if they are none for so many coordinates. */
export function read(text: string, arity: number): Range[] | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length !== arity) return undefined;
  const ranges = words.map((word): Range | undefined => {
    const found = /^(\d{1,10})(?:\.\.(\d{1,10}))?$/.exec(word);
    if (!found) return undefined;
    const first = Number(found[1]);
    const last = found[2] === undefined ? first : Number(found[2]);
    return first > last || last > FARTHEST ? undefined : { first, last, fixed: found[2] === undefined };
  });
  return ranges.every((range) => range !== undefined) && ranges.filter((range) => !range.fixed).length <= 2
    ? ranges
    : undefined;
}

/** Ranges to begin with: two coordinates run, the others stay; of two heaps, both run through the same. */
export function begin(arity: number, heaps = 1): Range[] {
  const last = arity === 1 && heaps === 1 ? 399 : 99;
  return Array.from({ length: arity }, (_, place) => ({
    first: place < arity - 2 ? 1 : 0,
    last: place < arity - 2 ? 1 : last,
    fixed: place < arity - 2,
  }));
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
