/** The parameters that the rules of a game only name. */
import type { Game } from '../lib/api';
import { takeApart } from './ask';

/** The parameters as they are; a whole graph is on the board, and so are sizes that a picture tells. */
export function givenOf(ask: string, game: Partial<Game> | null | undefined): string[] {
  const [part, ...more] = takeApart(ask);
  if (!part || more.length > 0) return [];
  const words = part.position.split(/\s+/u).filter((word) => word !== '');
  const isBoard = game?.form === 'cells';
  const isPicture = isBoard && words.some((word) => !/^\d+$/u.test(word));
  return (game?.parameters ?? [])
    .filter(({ kind }) => kind !== 'graph')
    .map(({ name, default: otherwise }, at) => {
      const typed = isBoard && !isPicture ? words[at] : undefined;
      return { name, value: part.given.find((one) => one.name === name)?.text ?? typed ?? (isPicture ? '' : (otherwise ?? '')) };
    })
    .filter(({ value }) => value !== '' && value.length <= 40)
    .map(({ name, value }) => `${name}\u00a0=\u00a0${value}`);
}
