/** The engine's move: what the server advises, or now and then any move at all if it is to play less well. */
import type { PlayMove, PlayPosition } from '../lib/api';
import type { Strength } from './record';

/** Share of random moves for each strength. */
const ERRS: Record<Strength, number> = { 1: 0.75, 2: 0.45, 3: 0.2, 4: 0 };

/** The move in words; none where there is nothing to play. `chance` gives numbers from 0 up to 1. */
export function reply(position: PlayPosition, strength: Strength, chance: () => number): string | undefined {
  const { moves, advice } = position;
  if (position.end) return undefined;
  if (moves.length > 0 && chance() < ERRS[strength]) {
    const move = moves[Math.min(moves.length - 1, Math.floor(chance() * moves.length))];
    if (move) return inWords(position, move);
  }
  if (advice) {
    const move = moves.find((move) => move.number === advice.number);
    return move ? inWords(position, move) : advice.text;
  }
  const [move] = moves;
  return move && inWords(position, move);
}

/** A move as the server reads it again: by its words, or by its number where they fit another one too. */
export function inWords(position: PlayPosition, move: PlayMove): string {
  const first = position.moves.find(({ text }) => text === move.text);
  return first?.number === move.number ? move.text : String(move.number);
}
