/** All sentences of the pages. Both dictionaries have the same keys: the type of the English one. */
import { en } from '../words/en';
import { zh } from '../words/zh';
import { settings } from './settings.svelte';

export type Words = typeof en;

/** The dictionary of the language that is chosen; read it where it is shown, so that a change shows. */
export function words(): Words {
  return settings.lang === 'zh' ? zh : en;
}

/** A text that comes in both languages. */
export function said(text: { en: string; zh: string }): string {
  return text[settings.lang] || text.en;
}

/** Blank between two sentences; none in Chinese. */
export function pause(): string {
  return settings.lang === 'zh' ? '' : ' ';
}

/** A statement of the server as a sentence of its own. */
export function sentence(statement: string): string {
  return statement.charAt(0).toUpperCase() + statement.slice(1) + (settings.lang === 'zh' ? '。' : '.');
}
