/** Asking again by itself where the server has too much to do. */
import { Refused } from './api';

/** How often to ask before giving up. */
const TIMES = 8;

/** What `ask` answers; on 429 it is asked again when the server says so. */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429 || time >= TIMES) throw error;
      await pause(Math.min(error.after ?? time, 30) * 1000, signal);
    }
  }
}

/** Waits; ends with an error when `signal` calls it off. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const off = () => {
      clearTimeout(timer);
      reject(signal?.reason ?? new DOMException('called off', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', off);
      resolve();
    }, milliseconds);
    if (signal?.aborted) off();
    else signal?.addEventListener('abort', off, { once: true });
  });
}
