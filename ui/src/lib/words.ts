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

/** Colon between two words that are no sentence in a dictionary. */
export function colon(): string {
  return settings.lang === 'zh' ? '：' : ': ';
}

/** Sentences in a row; the last without its full stop. */
export function joined(sentences: readonly string[]): string {
  return sentences.map((one) => one.replace(/[.。]$/, '')).join(settings.lang === 'zh' ? '。' : '. ');
}

/** A name with what was typed beside it. */
export function beside(name: string, typed: string): string {
  return settings.lang === 'zh' ? `${name}（${typed}）` : `${name} (${typed})`;
}

/** A statement of the server as a sentence of its own. */
export function sentence(statement: string): string {
  return statement.charAt(0).toUpperCase() + statement.slice(1) + (settings.lang === 'zh' ? '。' : '.');
}
