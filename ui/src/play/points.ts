/** The positions of a game, each with who was winning and its nim-value. */
import type { PlayPosition } from '../lib/api';
import type { Match } from './match.svelte';
import type { Side } from './record';
import { worth } from './review';

export interface Point {
  ply: number;
  position: PlayPosition | undefined;
  who: Side | 'draw' | null;
  value: string | null;
  /** The nim-value as a number to be drawn by. */
  size: number;
  /** The move that led here. */
  said: string;
}

export function pointsOf(match: Match): Point[] {
  return Array.from({ length: match.line.length + 1 }, (_, ply) => {
    const position = match.at(ply);
    const first = worth(position, ply, 'first');
    const value = position?.value ?? null;
    return {
      ply,
      position,
      who: first === undefined ? null : first === 'draw' ? 'draw' : first === 'win' ? 'first' : 'second',
      value,
      size: value === null ? 0 : value.length > 15 ? Number.MAX_SAFE_INTEGER : Number(value),
      said: ply === 0 ? '' : (match.line[ply - 1] ?? ''),
    };
  });
}
