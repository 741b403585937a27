/** The notebook that this browser keeps, and the one that was there before another was opened. */
const KEY = 'bouton.notebook';
const BEFORE = 'bouton.notebook.before';

function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export class Kept {
  /** False if the browser keeps nothing, or no more. */
  works = $state(true);
  /** Another tab has changed what is kept, so that nothing is kept from here until somebody says which. */
  elsewhere = $state(false);
  before = $state.raw(get(BEFORE));

  get text(): string | null {
    return get(KEY);
  }

  keep(text: string) {
    if (!this.elsewhere) this.works = this.#set(KEY, text);
  }

  /** Puts a notebook aside for another. */
  replace(text: string) {
    if (this.#set(BEFORE, text)) this.before = text;
  }

  /** Follows other tabs; returns what ends that. */
  watch(): () => void {
    const changed = ({ key }: StorageEvent) => {
      if (key === KEY) this.elsewhere = true;
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }

  #set(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}
