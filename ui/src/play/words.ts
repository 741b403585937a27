/** The sentences of the pages on games and of the boards, loaded with them. */
import { settings } from '../lib/settings.svelte';
import { en } from '../words/play.en';
import { zh } from '../words/play.zh';

export type PlayWords = typeof en;

export function playWords(): PlayWords {
  return settings.lang === 'zh' ? zh : en;
}
