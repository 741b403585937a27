/** An automaton run on the digits of a position, step by step. */
import type { Automaton } from '../lib/requests';

/** A column of digits, one of each number, and the state after it; nothing once nothing can be accepted any more. */
export interface Step {
  column: number[];
  state: number | null;
}

/** The digits of a number, those of the highest place first. */
export function digits(number: bigint, places: readonly bigint[]): number[] {
  const found: number[] = [];
  let rest = number;
  for (const place of [...places].reverse()) {
    if (found.length > 0 || rest >= place) found.push(Number(rest / place));
    rest %= place;
  }
  return found;
}

/** Numbers beyond this have places that are not known here. */
export function beyond({ places }: Automaton): bigint {
  return BigInt(places.at(-1) ?? '1');
}

/** The steps of an automaton on a position. A number with fewer digits than another begins with zeros. */
export function run(automaton: Automaton, numbers: readonly bigint[]): Step[] {
  const places = automaton.places.map(BigInt);
  const words = numbers.map((number) => digits(number, places));
  const length = Math.max(0, ...words.map((word) => word.length));
  let state: number | null = 0;
  return Array.from({ length }, (_, at) => {
    const column = words.map((word) => word[at - (length - word.length)] ?? 0);
    const letter = column.reduce((letter, digit) => letter * automaton.radix + digit, 0);
    if (state !== null) state = automaton.next[state]?.[letter] ?? null;
    return { column, state };
  });
}

/** The numbers that were typed, one for each of the automaton's; nothing if they are none, or too large. */
export function numbersOf(typed: readonly string[], automaton: Automaton): bigint[] | undefined {
  const numbers = typed.map((word) => (/^\d{1,30}$/.test(word.trim()) ? BigInt(word.trim()) : undefined));
  if (numbers.length !== automaton.names.length) return undefined;
  return numbers.every((number): number is bigint => number !== undefined && number < beyond(automaton)) ? numbers : undefined;
}
