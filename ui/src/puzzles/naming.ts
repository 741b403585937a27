/** A puzzle in words: the titles of its games, and its position. */
import { catalogue } from '../lib/catalogue.svelte';
import { takeApart } from '../play/ask';
import { givenOf, titleOf } from '../play/named';
import type { Puzzle } from './puzzles';

export function titleOfPuzzle({ ask }: Puzzle): string {
  const names = takeApart(ask).map(({ game }) => game);
  return titleOf(
    names,
    names.map((name) => catalogue.find(name) ?? null),
  );
}

/** The position with the parameters of its game. */
export function positionOfPuzzle({ ask }: Puzzle): string {
  const parts = takeApart(ask);
  const positions = parts.map(({ position }) => position).join(' + ');
  const given = givenOf(ask, catalogue.find(parts[0]?.game ?? ''));
  return [positions, ...given].join(' · ');
}
