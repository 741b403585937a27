/** Games by the words that somebody looks for. */
import type { Game } from '../lib/api';

const ORDER = ['heaps', 'one-heap', 'splitting', 'rows', 'boards', 'graphs', 'sums', 'payoffs'];

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '');
}

/** The games that have all the words, in their titles, names or rules in either language; those with them in the title first. */
export function search(games: readonly Game[], wanted: string): Game[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const titled = (game: Game) => bare(`${game.game} ${game.title.en} ${game.title.zh}`);
  const whole = (game: Game) => `${titled(game)} ${bare(`${game.about.en} ${game.about.zh} ${game.family ?? ''}`)}`;
  const found = games.filter((game) => words.every((word) => whole(game).includes(word)));
  if (words.length === 0) return found;
  const first = (game: Game) => Number(words.every((word) => titled(game).includes(word)));
  return [...found].sort((a, b) => first(b) - first(a));
}

/** Games by family, the families that newcomers know first. */
export function byFamily(games: readonly Game[]): { family: string; games: Game[] }[] {
  const place = (family: string) => (ORDER.includes(family) ? ORDER.indexOf(family) : ORDER.length);
  const families = [...new Set(games.map(({ family }) => family ?? ''))].sort((a, b) => place(a) - place(b));
  return families.map((family) => ({ family, games: games.filter((game) => (game.family ?? '') === family) }));
}
