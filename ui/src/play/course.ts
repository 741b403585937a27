/** The way of a game over the map of its positions, where they are pairs of numbers. */
import type { PlayPosition } from '../lib/api';
import { takeApart, putTogether } from './ask';

/** Numbers up to this are drawn as a map. */
const MOST = 60;

export interface Course {
  /** The game and its parameters, without a position. */
  ask: string;
  /** Pairs, from the first position to the last: down and across. */
  pairs: [number, number][];
  /** Largest numbers of the map. */
  down: number;
  across: number;
  /** The pair is two heaps, not one tuple. */
  heaps: boolean;
}

/** Two numbers of a position: of one component, or of two heaps of the same game. */
function pairOf({ components }: PlayPosition): [number, number] | undefined {
  const [one, two, ...more] = components;
  if (!one || more.length > 0 || (two && (two.game !== one.game || two.numbers.length !== 1))) return undefined;
  const words = two ? [...one.numbers, ...two.numbers] : one.numbers;
  const numbers = words.map(Number);
  return numbers.length === 2 && numbers.every((number) => number <= MOST) ? [numbers[0] ?? 0, numbers[1] ?? 0] : undefined;
}

/** The course of a game; nothing if a position of it is not known, or is no pair. */
export function courseOf(ask: string, positions: readonly (PlayPosition | undefined)[]): Course | undefined {
  const [part, ...more] = takeApart(ask);
  if (!part || more.length > 0) return undefined;
  const pairs: [number, number][] = [];
  for (const position of positions) {
    const pair = position && pairOf(position);
    if (!pair) return undefined;
    pairs.push(pair);
  }
  const heaps = positions[0]?.components.length === 2;
  if (positions.some((position) => (position?.components.length === 2) !== heaps)) return undefined;
  const largest = (at: 0 | 1) => Math.min(MOST, Math.max(7, ...pairs.map((pair) => pair[at])) + 1);
  return { ask: putTogether([{ ...part, position: '' }]), pairs, down: largest(0), across: largest(1), heaps };
}
