/**
 * Properties of boards, and the search for the listed move that a touch means.
 *
 * A board never invents moves: it looks for those that change the touched component in the way that was meant.
 */
import type { Outcome, PlayMove, PlayPosition } from '../lib/api';
import type { Piece } from './pieces';

export interface BoardProps {
  /** The position with all legal moves. */
  position: PlayPosition;
  /** Moves are coloured by the outcome after them: P is good for the player who moves. */
  hints: boolean;
  /** A move that is looked at elsewhere, in the list of moves: the board shows it. */
  lit: PlayMove | null;
  /** Nothing can be chosen now: the engine is to move, or play is over. */
  idle: boolean;
  /** Play is over: the board is looked at, and says nothing of how a move is made. */
  over?: boolean;
  /** Makes a move. */
  choose: (move: PlayMove) => void;
  /** A move is looked at on the board: the list shows it. */
  light: (move: PlayMove | null) => void;
  /** The move just made, to be shown; without motion where that is preferred. */
  last: PlayMove | null;
  /** Says a move in words: for one that is not listed because there are too many. */
  say?: (text: string) => void;
  /** The names of the numbers in a position, where it is a tuple. */
  coordinates?: readonly string[];
  /** The position as play began: things keep the size and the places that they had then. */
  from?: PlayPosition | undefined;
}

/** Properties of an editor, which stands in place of the board while a position is drawn. It reads them once. */
export interface EditorProps {
  position: PlayPosition;
  /** The places in which somebody drew the graph. */
  places: string | null;
  /** Puts another position in its place; `given` are parameters that change with it, such as the edges of a graph. */
  put: (position: string, given?: Record<string, string>, places?: string) => void;
}

/** A square of a field. */
export interface Square {
  /** Its two numbers, `2,3`. */
  at: string;
  label: string;
  dark: boolean;
  /** The move that leads to it. */
  move?: PlayMove | undefined;
  kind?: 'wall' | 'been' | undefined;
  piece?: Piece | undefined;
  /** A sign where there is no piece. */
  sign?: string | undefined;
  /** Keys reach this square first. */
  start: boolean;
}

/** Worth of a move to the player who makes it. */
export type Good = 'win' | 'lose' | 'draw' | 'unknown';

export function good(outcome: Outcome | null | undefined): Good {
  if (outcome === 'P') return 'win';
  if (outcome === 'N') return 'lose';
  if (outcome === 'D') return 'draw';
  return 'unknown';
}

/** The sign of how a move is, so that colour is never alone. */
export const SIGNS: Record<Good, string> = { win: '✓', lose: '✗', draw: '=', unknown: '' };

/** Mark of a place: the worth of the move that a touch makes or, where more has to be chosen, of the best choice. */
export interface Mark {
  good: Good;
  leads: boolean;
}

/** The mark of a touch that makes this move; of one that makes none but leads on to others, if there are some. */
export function markOf(position: PlayPosition, move: PlayMove | undefined, onward: readonly PlayMove[] = []): Mark {
  if (move) return { good: good(move.outcome), leads: false };
  const how = best(telling(position, onward));
  return { good: how, leads: how !== 'unknown' };
}

export const UNMARKED: Mark = { good: 'unknown', leads: false };

/** The classes of a mark. */
export function classes({ good, leads }: Mark): string {
  return leads ? `${good} leads` : good;
}

export function same(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return !!a && !!b && a.length === b.length && a.every((word, index) => word === b[index]);
}

/** True if two components are of one game and have the same numbers. */
export function alike(position: PlayPosition, one: number, other: number): boolean {
  const [a, b] = [position.components[one], position.components[other]];
  if (one === other) return !!a;
  if (!a || !b || a.game !== b.game || !same(a.numbers, b.numbers)) return false;
  return JSON.stringify(a.arguments ?? {}) === JSON.stringify(b.arguments ?? {});
}

/**
 * The parts that a move makes of this component; nothing if it changes others.
 *
 * The server lists moves in equal components once, so a move in one of them stands for the same move in each.
 */
export function becomes(position: PlayPosition, move: PlayMove, component: number): string[][] | undefined {
  const [change, ...more] = move.changes;
  if (!change || more.length > 0 || !alike(position, change.component, component)) return undefined;
  return change.parts;
}

/** The moves that change this component and no other. */
export function movesIn(position: PlayPosition, component: number): PlayMove[] {
  return position.moves.filter((move) => becomes(position, move, component));
}

/** The moves that turn this component into these parts, in any order. */
export function movesTo(position: PlayPosition, component: number, parts: string[][]): PlayMove[] {
  const wanted = bag(parts);
  return position.moves.filter((move) => {
    const found = becomes(position, move, component);
    return !!found && bag(found) === wanted;
  });
}

/** Parts as one text, whatever their order. */
export function bag(parts: readonly (readonly string[])[]): string {
  return parts
    .map((part) => part.join(','))
    .sort()
    .join(' ');
}

/** Worth of the best of some moves. An unknown one may be the best unless another wins. */
export function best(moves: readonly PlayMove[]): Good {
  const found = moves.map(({ outcome }) => good(outcome));
  return (['win', 'unknown', 'draw', 'lose'] as const).find((how) => found.includes(how)) ?? 'unknown';
}

/** Those of some moves that tell how the best is: where not all moves are listed, only those that win. */
export function telling({ moves_more }: PlayPosition, moves: readonly PlayMove[]): PlayMove[] {
  return moves.filter(({ outcome }) => moves_more === 0 || outcome === 'P');
}

/** The number of a word of digits if it is at most `most`; boards draw only so many things one by one. */
export function small(digits: string | undefined, most: number): number | undefined {
  if (!digits || digits.length > 6) return undefined;
  const number = Number(digits);
  return number <= most ? number : undefined;
}

/** A long number shortened in its middle. */
export function brief(digits: string, most = 14): string {
  if (digits.length <= most) return digits;
  const head = Math.ceil((most - 2) / 2);
  return `${digits.slice(0, head)}…${digits.slice(-(most - head - 1))}`;
}

/** Moves focus by arrow keys within a group: the next place for a key, nothing if the key is none of these. */
export function step(key: string, at: number, count: number, across = 1): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - across, ArrowDown: at + across, Home: 0, End: count - 1 }[key];
  if (to === undefined) return undefined;
  // Beyond the first or the last line there is nothing.
  if (across > 1 && (to < 0 || to >= count)) return at;
  return Math.min(count - 1, Math.max(0, to));
}
