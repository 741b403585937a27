/** A game of one's own in questions. */
import { SvelteMap } from 'svelte/reactivity';
import type { Text } from './requests';

/** Titles of the games of one's own that were read during this visit, by name; nothing for those without. */
export const titles = new SvelteMap<string, Text | undefined>();

/** Name of the game whose rules come with a question, where these are not read yet. It is never shown. */
export const MINE = 'mine.game';

/** True for the name of the game whose rules come with the question: the one that they give it, or the one above. */
export function isMine(name: string, own: { name?: string | null } | null | undefined): boolean {
  return name === MINE || (!!name && name === own?.name);
}
