/** The sentences of the catalogue, loaded with it. */
import { settings } from '../lib/settings.svelte';
import { en } from '../words/catalogue.en';
import { zh } from '../words/catalogue.zh';

export type CatalogueWords = typeof en;

export function catalogueWords(): CatalogueWords {
  return settings.lang === 'zh' ? zh : en;
}
