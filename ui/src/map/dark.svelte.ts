import { settings } from '../lib/settings.svelte';

/** Dark theme, by choice or by the system. */
class Dark {
  #system = $state(false);

  constructor() {
    const query = matchMedia('(prefers-color-scheme: dark)');
    this.#system = query.matches;
    query.addEventListener('change', (event) => (this.#system = event.matches));
  }

  get now(): boolean {
    return settings.theme === 'dark' || (settings.theme === 'auto' && this.#system);
  }
}

export const dark = new Dark();
