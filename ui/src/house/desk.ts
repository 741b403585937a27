/** Questions that are answered at once, one after another, by one worker. */
import type { Engine } from './engine';
import type { Asked, Laid } from './protocol';

/** The time that a question which nobody waits for any more may still take; then its worker is ended. */
const GRACE = 200;

interface Waiting {
  asked: Asked;
  signal: AbortSignal | undefined;
  resolve: (laid: Laid) => void;
  reject: (error: unknown) => void;
}

export class Desk {
  readonly #make: () => Promise<Engine>;
  #engine: Engine | undefined;
  #queue: Waiting[] = [];
  #busy = false;

  constructor(make: () => Promise<Engine>) {
    this.#make = make;
  }

  ask(name: string, body: string, signal?: AbortSignal): Promise<Laid> {
    return this.#wait({ ask: name, body, lasting: false }, signal);
  }

  refuse(which: number, chinese: boolean): Promise<Laid> {
    return this.#wait({ refuse: which, chinese });
  }

  #wait(asked: Asked, signal?: AbortSignal): Promise<Laid> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ asked, signal, resolve, reject });
      void this.#work();
    });
  }

  async #work() {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { asked, signal, resolve, reject } = next;
      try {
        resolve(await this.#answer(asked, signal));
      } catch (error) {
        reject(error);
      }
    }
    this.#busy = false;
  }

  async #answer(asked: Asked, signal: AbortSignal | undefined): Promise<Laid> {
    signal?.throwIfAborted();
    const engine = (this.#engine ??= await this.#make());
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const off = () => {
        const late = setTimeout(() => {
          engine.end();
          this.#engine = undefined;
          reject(signal?.reason);
        }, GRACE);
        engine.hear((told) => {
          if (!('laid' in told)) return;
          clearTimeout(late);
          reject(signal?.reason);
        });
      };
      engine.hear((told) => {
        if (!('laid' in told)) return;
        signal?.removeEventListener('abort', off);
        resolve(told.laid);
      });
      signal?.addEventListener('abort', off, { once: true });
      engine.post(asked);
    });
  }
}
