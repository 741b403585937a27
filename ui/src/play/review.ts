/** Mistakes in a game: moves that gave something away. */
import type { Outcome, PlayPosition } from '../lib/api';
import { other, turnAt, type Side } from './record';

/** Worth of a position to a player. */
export type Worth = 'win' | 'draw' | 'lose';

export interface Mistake {
  /** Number of moves before this one. */
  ply: number;
  side: Side;
  /** Worth of the position to the player who moved, before and after the move. */
  before: Worth;
  after: Worth;
}

const RANK: Record<Worth, number> = { lose: 0, draw: 1, win: 2 };

/** Winner of a position of this outcome when `turn` is to move; `null` for a draw. */
export function winner(outcome: Outcome, turn: Side): Side | null {
  if (outcome === 'D') return null;
  return outcome === 'N' ? turn : other(turn);
}

/** Worth of a position to a side; nothing where the winner is not known. */
export function worth(position: PlayPosition | undefined, ply: number, side: Side): Worth | undefined {
  if (!position) return undefined;
  if (position.end) {
    if (!position.end.winner) return 'draw';
    return position.end.winner === side ? 'win' : 'lose';
  }
  if (!position.outcome) return undefined;
  const who = winner(position.outcome, turnAt(ply));
  return who === null ? 'draw' : who === side ? 'win' : 'lose';
}

/** The mistakes in a game whose positions, from the first to the last, are these; those not known are passed over. */
export function mistakes(positions: readonly (PlayPosition | undefined)[]): Mistake[] {
  const found: Mistake[] = [];
  for (let ply = 0; ply + 1 < positions.length; ply += 1) {
    const side = turnAt(ply);
    const before = worth(positions[ply], ply, side);
    const after = worth(positions[ply + 1], ply + 1, side);
    if (before && after && RANK[after] < RANK[before]) found.push({ ply, side, before, after });
  }
  return found;
}

/** The move that lost: the last by which the loser gave a win or a draw away; nothing if the game was lost from the beginning. */
export function losingMove(positions: readonly (PlayPosition | undefined)[], winner: Side): Mistake | undefined {
  return mistakes(positions).filter(({ side, after }) => side !== winner && after === 'lose').at(-1);
}

/** True if every position of the game is known, so that no mistake is missed. */
export function complete(positions: readonly (PlayPosition | undefined)[]): boolean {
  return positions.every((position, ply) => worth(position, ply, 'first') !== undefined);
}
