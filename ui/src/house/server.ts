/** The house behind the pages: a server at the same address. Pages without one have `alone` in its place. */
import { own } from '../lib/http';

/** The path of the folder that the pages are in; a server has them at its root. */
export const home = '';

/** Descriptions of the libraries are not part of the program. */
export const api = false;

/** Timeout of an answer about its health. */
const ANSWER = 5_000;

export function request(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, init);
}

/** News of a job or a room. */
export function events(path: string): EventSource {
  return new EventSource(path);
}

/** Resolves to `true` if the server answers. */
export async function answers(): Promise<boolean> {
  try {
    return own(await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER) }));
  } catch {
    return false;
  }
}

/** Nothing is to be prepared. */
export function settle(): void {}
