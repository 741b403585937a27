/** Coins of which the position names the heads: which coins a move turns, and which move is meant. */
import type { PlayMove, PlayPosition } from '../lib/api';
import { becomes } from './board';
import { before } from './graph/edges';

/** A place as one text: `3`, or column and row, `3,4`. */
export type Place = string;

/** A move in a head, and all coins that it turns, the head among them. */
export interface Turning {
  move: PlayMove;
  turned: ReadonlySet<Place>;
}

/** The coins of a position. */
export interface Coins {
  /** 1 or 2. */
  axes: number;
  /** True if there is a place 0. */
  fromZero: boolean;
  /** The components that are heads, by their places. */
  heads: ReadonlyMap<Place, readonly number[]>;
}

/** Columns or rows that are shown. */
export interface Lines {
  numbers: string[];
  /** True if some before the last are left out. */
  gaps: boolean;
}

/** The coins of a position; nothing if its components are no places on a line or on a board. */
export function coinsOf(position: PlayPosition): Coins | undefined {
  const axes = position.components[0]?.numbers.length ?? 2;
  if (axes !== 1 && axes !== 2) return undefined;
  if (position.components.some(({ numbers }) => numbers.length !== axes)) return undefined;
  const fromZero = axes === 2 && touchesBorder(position);
  const heads = new Map<Place, number[]>();
  position.components.forEach(({ numbers }, component) => {
    const place = placeOf(numbers, fromZero);
    if (place === undefined) return;
    const here = heads.get(place);
    if (here) here.push(component);
    else heads.set(place, [component]);
  });
  return { axes, fromZero, heads };
}

/**
 * Whether a head is, or comes to, a place of which one number alone is 0. Where places are counted from 1 there is none;
 * (0, 0) then stands for a component that is gone.
 */
function touchesBorder({ components, moves }: PlayPosition): boolean {
  const touches = ([x, y]: readonly string[]) => (x === '0') !== (y === '0');
  return (
    components.some(({ numbers }) => touches(numbers)) ||
    moves.some(({ changes }) => changes.some(({ parts }) => parts.some(touches)))
  );
}

function placeOf(numbers: readonly string[], fromZero: boolean): Place | undefined {
  return !fromZero && numbers.includes('0') ? undefined : numbers.join(',');
}

/** Coins turned by the moves of the head at a place. Two heads in one place cancel. */
export function turnings(position: PlayPosition, coins: Coins, place: Place): Turning[] {
  const component = coins.heads.get(place)?.[0];
  if (component === undefined) return [];
  return position.moves.flatMap((move) => {
    const parts = becomes(position, move, component);
    return parts ? [{ move, turned: turnedBy(place, parts, coins.fromZero) }] : [];
  });
}

function turnedBy(place: Place, parts: readonly (readonly string[])[], fromZero: boolean): Set<Place> {
  const turned = new Set([place]);
  for (const part of parts) {
    const to = placeOf(part, fromZero);
    if (to === undefined) continue;
    if (!turned.delete(to)) turned.add(to);
  }
  return turned;
}

/** The place and what is turned of any move, for showing one that is looked at elsewhere. */
export function shownBy(position: PlayPosition, coins: Coins, move: PlayMove): { head: Place; turned: Set<Place> } | undefined {
  const change = move.changes[0];
  const numbers = change && position.components[change.component]?.numbers;
  const head = numbers && placeOf(numbers, coins.fromZero);
  return head === undefined ? undefined : { head, turned: turnedBy(head, change!.parts, coins.fromZero) };
}

/** The corner of what a move turns that is nearest to the beginning. */
function corner(turned: ReadonlySet<Place>): Place {
  const least: string[] = [];
  for (const place of turned) {
    place.split(',').forEach((number, axis) => {
      const known = least[axis];
      if (known === undefined || before(number, known) < 0) least[axis] = number;
    });
  }
  return least.join(',');
}

/** Meaning of one more coin after a head and perhaps others. */
export type Meant =
  | { kind: 'move'; turning: Turning }
  | { kind: 'more'; chosen: ReadonlySet<Place> }
  | { kind: 'less'; chosen: ReadonlySet<Place> }
  | { kind: 'none' };

/** The moves that turn all of these coins. */
export function fitting(all: readonly Turning[], chosen: ReadonlySet<Place>): Turning[] {
  return all.filter(({ turned }) => [...chosen].every((place) => turned.has(place)));
}

/** The move that turns these coins and no others. */
export function exactly(all: readonly Turning[], chosen: ReadonlySet<Place>): Turning | undefined {
  return fitting(all, chosen).find(({ turned }) => turned.size === chosen.size);
}

/**
 * What is meant by choosing a coin. A head chosen again is turned with what is chosen; a coin that makes the move certain,
 * or that is the corner opposite to the head, makes it; otherwise it is one more of those to be turned.
 */
export function meant(all: readonly Turning[], chosen: ReadonlySet<Place>, head: Place, place: Place): Meant {
  if (place === head) {
    const turning = exactly(all, chosen);
    return turning ? { kind: 'move', turning } : { kind: 'none' };
  }
  if (chosen.has(place)) return { kind: 'less', chosen: new Set([...chosen].filter((other) => other !== place)) };
  const more = new Set([...chosen, place]);
  const fit = fitting(all, more);
  const [only, another] = fit;
  if (!only) return { kind: 'none' };
  if (!another) return { kind: 'move', turning: only };
  const cornered = chosen.size === 1 && place.includes(',') ? fit.filter(({ turned }) => corner(turned) === place) : [];
  if (cornered.length === 1) return { kind: 'move', turning: cornered[0]! };
  return { kind: 'more', chosen: more };
}

/** The most columns that are shown of a strip, and of columns or rows of a plane, and up to which number none is left out. */
const STRIP = 48;
const PLANE = 24;

/** The columns (axis 0) or rows (axis 1) to be shown. */
export function lines(coins: Coins, position: PlayPosition, axis: number): Lines {
  const own = new Set<string>();
  const others = new Set<string>();
  for (const place of coins.heads.keys()) own.add(place.split(',')[axis]!);
  for (const { changes } of position.moves) {
    for (const { parts } of changes) for (const part of parts) others.add(part[axis]!);
  }
  const most = [...coins.heads.keys()].some((place) => place.includes(',')) ? PLANE : STRIP;
  const first = coins.fromZero ? 0 : 1;
  const sorted = [...own, ...[...others].filter((number) => !own.has(number))].sort(before);
  const last = sorted.at(-1) ?? String(first + 3);
  if (last.length < 4 && Number(last) - first < most) {
    const count = Math.max(Number(last) - first + 1, 1);
    return { numbers: Array.from({ length: count }, (_, index) => String(index + first)), gaps: false };
  }
  const room = most - Math.min(own.size, most);
  const near = [...others].filter((number) => !own.has(number) && (coins.fromZero || number !== '0')).sort(before);
  const numbers = [...[...own].sort(before).slice(-most), ...near.slice(0, room)].sort(before);
  return { numbers, gaps: true };
}
