/** A position as one board for each of its games. */
import type { PlayMove, PlayPosition } from '../lib/api';

/** The components of one game, as a position of its own whose moves are those of the whole that change nothing else. */
export interface Group {
  /** The game and its parameters. */
  key: string;
  game: string;
  /** Indices of its components in the whole. */
  components: number[];
  position: PlayPosition;
}

export function groups(position: PlayPosition): Group[] {
  if (position.cells) return [{ key: position.game, game: position.game, components: [], position }];
  const found = new Map<string, number[]>();
  position.components.forEach(({ game, arguments: given }, index) => {
    const key = `${game} ${JSON.stringify(given ?? {})}`;
    found.set(key, [...(found.get(key) ?? []), index]);
  });
  return [...found].map(([key, components]) => {
    const game = position.components[components[0] ?? 0]?.game ?? '';
    const moves = position.moves.flatMap((move) => within(move, components) ?? []);
    const own = components.flatMap((index) => position.components[index] ?? []);
    return { key, game, components, position: { ...position, game, components: own, moves } };
  });
}

/** A move of the whole as one of these components; nothing if it changes others. */
export function within(move: PlayMove | null, components: readonly number[]): PlayMove | undefined {
  if (!move || !move.changes.every(({ component }) => components.includes(component))) return undefined;
  if (components.every((component, index) => component === index)) return move;
  const changes = move.changes.map((change) => ({ ...change, component: components.indexOf(change.component) }));
  return { ...move, component: components.indexOf(move.component), changes };
}
