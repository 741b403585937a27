/** The engine's move: the one that the server advises, or what a person plays who misses what people miss. */
import type { PlayMove, PlayPosition } from '../lib/api';
import type { Strength } from './record';

/** Moves to the end, with best play, from which each strength plays perfectly. */
const SEES: Record<Strength, number> = { 1: 1, 2: 4, 3: 10, 4: Infinity };
/** Share of moves that miss the right one by one, while the end is far. */
const SLIPS = 0.4;

/** True if the engine has to know how far the end is. */
export function looksAhead(strength: Strength): boolean {
  return strength !== 4;
}

/**
 * The move in words; none where there is nothing to play. `chance` gives numbers from 0 up to 1.
 *
 * Far from the end, 1 changes as much as it can, 2 makes any move, and 3 knows the pattern but now and then misses it by one.
 */
export function reply(position: PlayPosition, strength: Strength, chance: () => number): string | undefined {
  if (position.end) return undefined;
  const move = distance(position) > SEES[strength] ? erring(position, strength, chance) : undefined;
  return move ? inWords(position, move) : advised(position);
}

function advised(position: PlayPosition): string | undefined {
  const { moves, advice } = position;
  if (advice) {
    const move = moves.find((move) => move.number === advice.number);
    return move ? inWords(position, move) : advice.text;
  }
  const [move] = moves;
  return move && inWords(position, move);
}

/** Moves to the end with best play; where that is not known, the moves to choose from. */
function distance({ remoteness, moves, moves_more }: PlayPosition): number {
  return remoteness ?? moves.length + moves_more;
}

function erring(position: PlayPosition, strength: Strength, chance: () => number): PlayMove | undefined {
  const { moves, advice } = position;
  if (strength === 1) return any(largest(position), chance);
  if (strength === 2) return any(moves, chance);
  const at = moves.findIndex(({ number }) => number === advice?.number);
  if (at < 0 || chance() >= SLIPS) return undefined;
  // Miscounted by one: a neighbour in the list, which is in order.
  return any([moves[at - 1], moves[at + 1]].filter((move) => move !== undefined), chance);
}

function any(moves: readonly PlayMove[], chance: () => number): PlayMove | undefined {
  return moves[Math.min(moves.length - 1, Math.floor(chance() * moves.length))];
}

/** The moves that change most. */
export function largest(position: PlayPosition): PlayMove[] {
  const sizes = position.moves.map((move) => size(position, move));
  const most = Math.max(0, ...sizes);
  return position.moves.filter((_, at) => sizes[at] === most);
}

/** How much a move takes or shifts: of a list of edges the edges, of numbers their sum. */
function size({ components }: PlayPosition, { changes, writes }: PlayMove): number {
  let total = writes?.length ?? 0;
  for (const { component, parts } of changes) {
    const before = (components[component]?.numbers ?? []).map(Number);
    const [after = [], ...more] = parts.map((part) => part.map(Number));
    if (more.length > 0) total += Math.abs(sum(before) - sum(parts.flat().map(Number)));
    else if (after.length === before.length) total += sum(after.map((number, at) => Math.abs(number - (before[at] ?? 0))));
    else total += Math.abs(before.length - after.length);
  }
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A move as the server reads it again: by its words, or by its number where they fit another one too. */
export function inWords(position: PlayPosition, move: PlayMove): string {
  const first = position.moves.find(({ text }) => text === move.text);
  return first?.number === move.number ? move.text : String(move.number);
}
