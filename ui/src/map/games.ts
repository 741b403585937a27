import type { Game } from '../lib/api';

/** What a map needs to know of a game. */
export interface Mapped {
  arity: number;
  coordinates: string[];
  parameters: Game['parameters'];
  can_misere: boolean;
}

/** The names of the coordinates, also of games whose rules do not name them. */
export function coordinates({ arity, coordinates }: Mapped): string[] {
  return Array.from({ length: arity }, (_, place) => coordinates[place] ?? (arity === 1 ? 'n' : `x${place + 1}`));
}
