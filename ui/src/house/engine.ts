/** The module, loaded once for all workers; and workers that have it. */
import type { Asked, Told } from './protocol';

declare const __ENGINE__: string;

const here = import.meta.url;

/** The file is packed, so that it is small on any static server; one that unpacks it on the way is understood as well. */
async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(`./${__ENGINE__}`, here));
  if (!response.ok) throw new Error(`${response.url}: HTTP ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const stream = packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')) : new Blob([bytes]).stream();
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

let loaded: Promise<WebAssembly.Module> | undefined;

export interface Engine {
  post(message: Asked): void;
  /** What is told goes to the latest listener alone. */
  hear(listener: (told: Told) => void): void;
  end(): void;
}

/** A new worker with the module. */
export async function engine(): Promise<Engine> {
  loaded ??= load();
  const module = await loaded.catch((error: unknown) => {
    // The next question tries again.
    loaded = undefined;
    throw error;
  });
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let listener: (told: Told) => void = () => undefined;
  worker.addEventListener('message', (event: MessageEvent<Told>) => listener(event.data));
  const post = (message: Asked) => worker.postMessage(message);
  post({ module });
  return { post, hear: (next) => (listener = next), end: () => worker.terminate() };
}
