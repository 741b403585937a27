/** The sentences of the pages on games and of the boards, loaded with them. */
import { settings } from '../lib/settings.svelte';
import { en } from '../words/play.en';
import { zh } from '../words/play.zh';
import type { Mark } from '../boards/board';

export type PlayWords = typeof en;

export function playWords(): PlayWords {
  return settings.lang === 'zh' ? zh : en;
}

/** A mark in words, to follow what it marks; nothing where nothing is known. */
export function spoken({ good, leads }: Mark): string {
  if (good === 'unknown') return '';
  const words = playWords();
  return `, ${leads ? words.leads[good] : words.good[good]}`;
}
