/** Effects of moves on a row: pins that go, stones that move down, pieces that walk, coins that turn. */
import type { PlayMove, PlayPosition } from '../lib/api';
import { becomes, movesIn } from './board';

/** The numbers of a component after a move in it alone; nothing if it leaves several parts. */
export function after(position: PlayPosition, move: PlayMove, component: number): string[] | undefined {
  const parts = becomes(position, move, component);
  if (!parts || parts.length > 1) return undefined;
  return parts[0] ?? [];
}

/** A run of pins that goes: from the first to the last; `last` is `first - 1` where the row is split before `first`. */
export interface Run {
  first: number;
  last: number;
}

/** The rest of a row of pins: its nonempty parts in any order. */
function rest(sizes: number[]): string {
  return sizes
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
    .join(' ');
}

/** The moves in a row of pins by what they leave of it. */
export function pinMoves(position: PlayPosition, component: number): Map<string, PlayMove> {
  const found = new Map<string, PlayMove>();
  for (const move of movesIn(position, component)) {
    const parts = becomes(position, move, component) ?? [];
    const left = rest(parts.map((part) => Number(part[0] ?? 0)));
    if (!found.has(left)) found.set(left, move);
  }
  return found;
}

/** The move that knocks down this run of a row of so many pins. */
export function knock(moves: Map<string, PlayMove>, size: number, { first, last }: Run): PlayMove | undefined {
  if (last < first && (first <= 1 || first > size)) return undefined;
  return moves.get(rest([first - 1, size - last]));
}

/** The runs that begin or end at a pin, shorter ones first, each with its move; a move stands once. */
export function runsAt(moves: Map<string, PlayMove>, size: number, pin: number): { run: Run; move: PlayMove }[] {
  const runs: Run[] = [{ first: pin, last: pin }];
  for (let length = 2; length <= size; length += 1) {
    if (pin + length - 1 <= size) runs.push({ first: pin, last: pin + length - 1 });
    if (pin - length + 1 >= 1) runs.push({ first: pin - length + 1, last: pin });
  }
  runs.push({ first: pin + 1, last: pin });
  const seen = new Set<number>();
  return runs.flatMap((run) => {
    const move = knock(moves, size, run);
    if (!move || seen.has(move.number)) return [];
    seen.add(move.number);
    return [{ run, move }];
  });
}

/** Place of a run that a move could have taken out of a row. */
export function runOf(move: PlayMove, size: number): Run {
  const sizes = (move.parts ?? []).map((part) => Number(part[0] ?? 0));
  const left = Math.min(size, Math.max(0, ...sizes));
  const right = sizes.reduce((sum, part) => sum + part, 0) - left;
  return { first: left + 1, last: size - right };
}

/** The one place of a row that a move makes less, with how much is left there; nothing if it is not one. */
export function source(before: readonly string[], now: readonly string[]): { place: number; leave: string } | undefined {
  if (before.length !== now.length) return undefined;
  const less = before.flatMap((number, place) => (BigInt(now[place] ?? '0') < BigInt(number) ? [place] : []));
  const [place] = less;
  return less.length === 1 && place !== undefined ? { place, leave: now[place] ?? '0' } : undefined;
}

/** Places where a row grows, each as often as it grows by one, up to `most`. */
export function targets(before: readonly string[], now: readonly string[], most = 2): number[] {
  return before.flatMap((number, place) => {
    const more = BigInt(now[place] ?? '0') - BigInt(number);
    return more > 0n && more <= BigInt(most) ? Array.from({ length: Number(more) }, () => place) : [];
  });
}

/** The places at which two rows of coins differ. */
export function turned(before: readonly string[], now: readonly string[]): number[] {
  return before.flatMap((coin, place) => (coin === now[place] ? [] : [place]));
}

/** The piece that a move takes from its place, and where it puts it, if anywhere. */
export function walked(before: readonly string[], now: readonly string[]): { from: string; to: string | null } | undefined {
  const gone = before.filter((piece) => !now.includes(piece));
  const come = now.filter((piece) => !before.includes(piece));
  const [from] = gone;
  if (gone.length !== 1 || come.length > 1 || from === undefined) return undefined;
  return { from, to: come[0] ?? null };
}
