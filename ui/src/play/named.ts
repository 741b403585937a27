/** The game in words. */
import type { Game, Text } from '../lib/api';
import { MINE } from '../lib/own';
import { said } from '../lib/words';

type Known = Partial<Game> & { name?: string };

function both(words: Text | string): string {
  return typeof words === 'string' ? words : said(words);
}

/** Titles of the games of a question, each once. A game of one's own may have a name alone. */
export function titleOf(names: readonly string[], games: readonly (Known | null)[]): string {
  const titles = games.map((game, index) => (game?.title && both(game.title)) || game?.name || (names[index] === MINE ? '' : (names[index] ?? '')));
  return [...new Set(titles)].join(' + ');
}

export function aboutOf(games: readonly (Known | null)[]): string {
  return games.length === 1 && games[0]?.about ? both(games[0].about) : '';
}
