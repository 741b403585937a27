import type { Game } from '../lib/api';
import type { Shape } from './ranges';

/** Properties of a game for its map. */
export interface Mapped extends Shape {
  coordinates: string[];
  parameters: Game['parameters'];
  can_misere: boolean;
  begin: string | null;
  /** Several heaps may change in one move: who wins does not follow from the nim-values of single ones. */
  together: boolean;
}

/** The number of heaps that a map shows to begin with: two where play begins with several, for one alone has little to show. */
export function usualHeaps({ arity, begin, together }: Pick<Mapped, 'arity' | 'begin' | 'together'>): number {
  if (arity !== 1 || !severalIn(begin)) return 1;
  // Where two heaps change together, two alone are soon gone.
  return together ? 4 : 2;
}

function severalIn(begin: string | null): boolean {
  return (begin ?? '').trim().split(/\s+/).length > 1;
}

/** True if the positions of a game are numbers to run through. */
export function hasMap({ form, family, arity, begin }: Partial<Game>): boolean {
  return (form === 'tuple' && !!arity) || (form === 'row' && family !== 'graphs' && !!begin);
}

/** True if the game has a map: vertices of a graph are in no order. */
export function worthMap(one: Partial<Game>): boolean {
  return hasMap(one) && one.family !== 'graphs';
}

/** The names of so many coordinates, also of games whose rules do not name them, and of the heaps of a sum. */
export function coordinates({ arity, coordinates }: Mapped, count: number): string[] {
  const below = (number: number) => String(number).replaceAll(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '');
  if (arity === 1 && count > 1) return Array.from({ length: count }, (_, place) => `${coordinates[0] ?? 'n'}${below(place + 1)}`);
  return Array.from({ length: count }, (_, place) => coordinates[place] ?? (count === 1 ? 'n' : `x${place + 1}`));
}
