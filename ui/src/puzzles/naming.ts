/** A puzzle in words: the titles of its games, and its position. */
import { catalogue } from '../lib/catalogue.svelte';
import { putTogether, takeApart } from '../play/ask';
import { givenOf } from '../play/given';
import { titleOf } from '../play/named';
import type { Puzzle } from './puzzles';

export function titleOfPuzzle({ ask }: Puzzle): string {
  const names = takeApart(ask).map(({ game }) => game);
  return titleOf(
    names,
    names.map((name) => catalogue.find(name) ?? null),
  );
}

/** The parameters of each of its games. */
export function parametersOf({ ask }: Puzzle): string[] {
  return takeApart(ask).flatMap((part) => givenOf(putTogether([part]), catalogue.find(part.game)));
}

/** The position with the parameters of its games. */
export function positionOfPuzzle(puzzle: Puzzle): string {
  const positions = takeApart(puzzle.ask).map(({ position }) => position);
  return [positions.join(' + '), ...parametersOf(puzzle)].join(' · ');
}
