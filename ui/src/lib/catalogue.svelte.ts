/** The catalogue, asked for once. */
import { api, type Game } from './api';

class Catalogue {
  games = $state.raw<Game[]>([]);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  /** Asks for the catalogue unless it is there; again after a failure. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      ({ games }) => {
        this.games = games;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  find(name: string): Game | undefined {
    return this.games.find(({ game }) => game === name);
  }
}

export const catalogue = new Catalogue();
