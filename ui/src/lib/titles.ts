/** Games in the server's sentences, as the pages call them. A sentence names a game as one types it; where it is only read, its title stands there. */
import { catalogue } from './catalogue.svelte';
import { titles } from './own';
import { settings } from './settings.svelte';
import { said } from './words';

/** A game and parameters, as they are typed. */
const TYPED = /^([\w-]+)((?: [\p{L}_][\p{L}\p{N}_]*=\S+)*)$/u;
/** More than this of parameters says nothing to a reader: a whole graph. */
const LONGEST = 40;

/** Title of a game of the catalogue or of one's own with its parameters; nothing for any other code, and where one's own game takes a name of the catalogue without its title. */
export function entitled(code: string): string | undefined {
  const [, name = '', given = ''] = TYPED.exec(code) ?? [];
  const known = catalogue.find(name)?.title;
  const own = titles.get(name);
  if (known && titles.has(name) && own?.en !== known.en) return undefined;
  const title = said(known ?? own ?? { en: '', zh: '' });
  if (!title || given.length > LONGEST) return undefined;
  if (!given) return title;
  const values = given.trim().replaceAll('=', '\u00a0=\u00a0').split(' ');
  return settings.lang === 'zh' ? `${values.join('、')} 的${title}` : `${title} with ${values.join(' and ')}`;
}
