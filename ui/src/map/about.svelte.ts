/** Claims and sources of a game of the catalogue, for its map and for citations. Each is asked for once. */
import { api } from '../lib/api';
import type { Shown } from '../lib/requests';
import { settings } from '../lib/settings.svelte';

const known = new Map<string, Promise<Shown | null>>();

export class About {
  shown = $state.raw<Shown | null>(null);
  /** True once the server has answered, or nothing is asked: a figure made before would lack its sources. */
  settled = $state(false);

  /** Follows the name of a game of the catalogue. */
  follow(game: () => string | null) {
    $effect(() => {
      const [name, lang] = [game(), settings.lang];
      this.shown = null;
      this.settled = !name;
      if (!name) return;
      const key = `${lang} ${name}`;
      const asked = known.get(key) ?? api.game(name, lang).catch(() => null);
      known.set(key, asked);
      let left = false;
      void asked.then((shown) => {
        if (left) return;
        this.shown = shown;
        this.settled = true;
      });
      return () => (left = true);
    });
  }
}
