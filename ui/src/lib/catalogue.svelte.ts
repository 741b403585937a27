/** The catalogue, asked for once. */
import { api, type Game } from './api';

class Catalogue {
  games = $state.raw<Game[]>([]);
  /** Games on boards and graphs. */
  boards = $state.raw<Game[]>([]);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  /** Asks for the catalogue unless it is there; again after a failure. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      ({ games, boards }) => {
        this.games = games;
        this.boards = boards;
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
    return [...this.games, ...this.boards].find(({ game }) => game === name);
  }
}

export const catalogue = new Catalogue();
