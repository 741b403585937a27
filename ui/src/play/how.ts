/** Instructions for a move on the board that is shown. */
import type { PlayPosition } from '../lib/api';
import { playWords } from './words';

/** How a move is made; nothing for boards that say it themselves. */
export function howOf(board: string | null, position: PlayPosition | null): string | undefined {
  return playWords().how[board === 'heaps' && splits(position) ? 'split' : (board ?? '')];
}

/** True if nothing is ever taken: every move makes two heaps of one. */
function splits(position: PlayPosition | null): boolean {
  const moves = position?.moves ?? [];
  return moves.length > 0 && moves.every(({ changes }) => changes.every(({ parts }) => parts.length > 1));
}
