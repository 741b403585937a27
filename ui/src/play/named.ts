/** The game in words: its title, and the parameters that its rules only name. */
import type { Game, Text } from '../lib/api';
import { MINE } from '../lib/own';
import { said } from '../lib/words';
import { takeApart } from './ask';

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

/** The parameters as they are; a whole graph is on the board. */
export function givenOf(ask: string, game: Known | null | undefined): string[] {
  const [part, ...more] = takeApart(ask);
  if (!part || more.length > 0) return [];
  return (game?.parameters ?? [])
    .filter(({ kind }) => kind !== 'graph')
    .map(({ name, default: otherwise }) => ({ name, value: part.given.find((one) => one.name === name)?.text ?? otherwise ?? '' }))
    .filter(({ value }) => value !== '' && value.length <= 40)
    .map(({ name, value }) => `${name}\u00a0=\u00a0${value}`);
}
