/** The catalogue, asked for once. */
import { api, type Game } from './api';
import type { Responses } from './requests';

/** A game on a board as the others are listed: its positions are no numbers. */
function onBoard(listed: Responses['list']['boards'][number]): Game {
  return { ...listed, board: 'cells', form: 'none', arity: null, coordinates: [], parameters: [], can_misere: true, together: false };
}

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
        this.boards = boards.map(onBoard);
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
