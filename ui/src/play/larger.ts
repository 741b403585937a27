/** Another position of the same game, a little larger, for who wants more. */
import { heapsOf, putTogether, takeApart, tupleOf } from './ask';

/** The most digits of a number that is made larger. */
const LONGEST = 4;

/** The question with larger numbers; nothing where larger numbers need not be a larger position. `chance` gives 0 up to 1. */
export function larger(ask: string, chance: () => number): string | undefined {
  const parts = takeApart(ask);
  const [part] = parts;
  if (!part || parts.length !== 1) return undefined;
  const heaps = heapsOf(part.position);
  const numbers = heaps ?? tupleOf(part.position);
  if (!numbers || numbers.some((number) => number.length > LONGEST)) return undefined;
  const grown = numbers.map((number) => Number(number) + 1 + Math.floor(chance() * (3 + Number(number) / 3)));
  return putTogether([{ ...part, position: grown.join(heaps ? ' ' : ',') }]);
}
