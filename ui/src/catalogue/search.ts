/** Games by the words that somebody looks for. */
import type { Game } from '../lib/api';
import { SYNONYMS } from './synonyms';

const ORDER = ['heaps', 'one-heap', 'splitting', 'rows', 'boards', 'graphs', 'sums', 'payoffs'];

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '');
}

/** Games with all the words: in their titles first, then among other names, then in their rules; in either language. */
export function search(games: readonly Game[], wanted: string): Game[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...games];
  const all = (text: string) => words.every((word) => text.includes(word));
  const ranked = games.flatMap((game) => {
    const titled = bare(`${game.game} ${game.title.en} ${game.title.zh}`);
    const named = `${titled} ${bare(SYNONYMS[game.game] ?? '')}`;
    const whole = `${named} ${bare(`${game.about.en} ${game.about.zh} ${game.family ?? ''}`)}`;
    const rank = [titled, named, whole].findIndex(all);
    return rank < 0 ? [] : [{ game, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ game }) => game);
}

/** Games by family, the families that newcomers know first. */
export function byFamily(games: readonly Game[]): { family: string; games: Game[] }[] {
  const place = (family: string) => (ORDER.includes(family) ? ORDER.indexOf(family) : ORDER.length);
  const families = [...new Set(games.map(({ family }) => family ?? ''))].sort((a, b) => place(a) - place(b));
  return families.map((family) => ({ family, games: games.filter((game) => (game.family ?? '') === family) }));
}
