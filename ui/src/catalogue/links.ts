/** Links to the pages of a game. */
import type { Game } from '../lib/api';
import { address } from '../lib/router.svelte';
import { usualHeaps, worthMap } from '../map/games';

/** A sum to begin with; the catalogue has no position for a sum of any games. */
const SUM = 'nim 3 4 + kayles 7';

export function begins(game: Game): string {
  if (game.game === 'sum') return address('play', { ask: SUM });
  return address('play', { ask: `${game.game} ${game.begin ?? ''}`.trim() });
}

/** The map of a game, if it shows something. */
export function maps(game: Game): string | undefined {
  return worthMap(game) ? address('map', { ask: game.game }) : undefined;
}

/** True if positions of a game are pairs: two numbers, or two heaps of one number each. */
export function inPairs(game: Game): boolean {
  return worthMap(game) && (game.arity === 2 || usualHeaps({ arity: game.arity ?? 0, begin: game.begin, together: false }) === 2);
}
