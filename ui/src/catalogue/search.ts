/** Games by the words that somebody looks for. */
import type { Game } from '../lib/api';
import { SYNONYMS } from './synonyms';

const ORDER = ['heaps', 'one-heap', 'splitting', 'rows', 'boards', 'graphs', 'sums', 'payoffs'];

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('博奕', '博弈');
}

/** Said of any game: looked for only where nothing else is. */
const ANY = /(游戏|博弈|问题|函数)$/;

/** The words that are looked for. */
function wordsOf(wanted: string): string[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const own = words.map((word) => word.replace(ANY, '')).filter(Boolean);
  return own.length > 0 ? own : words;
}

/** True if a text has the word; or the singular, where it may be a plural. */
function has(text: string, word: string): boolean {
  return text.includes(word) || (/^[a-z]{3,}[a-rt-z]s$/.test(word) && text.includes(word.slice(0, -1)));
}

/** Games with all the words: in their titles first, then among other names, then in their rules; in either language. */
export function search(games: readonly Game[], wanted: string): Game[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [...games];
  const all = (text: string) => words.every((word) => has(text, word));
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
