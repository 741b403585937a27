import type { Game } from '../lib/api';

/** What a map needs to know of a game. */
export interface Mapped {
  arity: number;
  coordinates: string[];
  parameters: Game['parameters'];
  can_misere: boolean;
  begin: string | null;
  /** Several heaps may change in one move: who wins does not follow from the nim-values of single ones. */
  together: boolean;
}

/** Games of the catalogue in which several heaps may change in one move. */
const TOGETHER = new Set(['moore']);

export function together(game: string): boolean {
  return TOGETHER.has(game);
}

/** Whether rules of one's own let several heaps change in one move. */
export function togetherIn(text: string): boolean {
  return /^\s*upto\s/m.test(text);
}

/** The number of heaps that a map shows to begin with: two where play begins with several, for one alone has little to show. */
export function usualHeaps({ arity, begin, together }: Pick<Mapped, 'arity' | 'begin' | 'together'>): 1 | 2 {
  return arity === 1 && !together && severalIn(begin) ? 2 : 1;
}

function severalIn(begin: string | null): boolean {
  return (begin ?? '').trim().split(/\s+/).length > 1;
}

/** Whether a map of the game shows something: its positions are numbers to run through, of which one or two are looked at. */
export function worthMap({ game = '', form, family, arity, begin = null }: Partial<Game>): boolean {
  return form === 'tuple' && family !== 'graphs' && !(arity === 1 && together(game) && severalIn(begin));
}

/** The names of the coordinates, also of games whose rules do not name them. */
export function coordinates({ arity, coordinates }: Mapped): string[] {
  return Array.from({ length: arity }, (_, place) => coordinates[place] ?? (arity === 1 ? 'n' : `x${place + 1}`));
}
