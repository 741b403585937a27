/**
 * The house behind pages without a server: the operations in WebAssembly, in workers. A path that a server would answer is answered here, with the same
 * status and the same body; what needs a server is refused in words.
 *
 *     pages ─request─► questions: one worker, one after another
 *                      jobs: a worker each, ended when the job is called off
 */
import { Desk } from './desk';
import { engine } from './engine';
import { Jobs } from './jobs';
import { refusals, type Laid } from './protocol';

/** This module is in the folder of scripts. */
const here = import.meta.url;
/** The path of the folder that the pages are in, without a slash at its end. */
export const home = new URL('..', here).pathname.replace(/\/$/, '');

declare const __API__: boolean;
/** Descriptions of the libraries for Rust and Python lie beside the pages. */
export const api = __API__;

const desk = new Desk(engine);
const jobs = new Jobs(engine);
/** The list of games, once it has been asked for. */
let games: Promise<Laid> | undefined;

/** The answer as a server would send it. */
function sent({ status, data, bytes }: Laid): Response {
  const type = bytes ? 'application/octet-stream' : 'application/json';
  return new Response(bytes ?? data, { status, headers: { 'content-type': type } });
}

const json = (data: unknown, status = 200): Laid => ({ status, data: JSON.stringify(data) });

export async function request(path: string, init: RequestInit): Promise<Response> {
  const signal = init.signal ?? undefined;
  signal?.throwIfAborted();
  return sent(await answer(init.method ?? 'GET', new URL(path, 'http://house'), typeof init.body === 'string' ? init.body : '{}', signal));
}

async function answer(method: string, { pathname, searchParams }: URL, body: string, signal: AbortSignal | undefined): Promise<Laid> {
  const [first = '', second, third] = pathname.split('/').slice(2).map(decodeURIComponent);
  const chinese = searchParams.get('lang') === 'zh' || document.documentElement.lang.startsWith('zh');
  if (first === 'classroom') return json({ lan: null, frames: [] });
  if (first === 'rooms') return desk.refuse(refusals.noServer, chinese);
  if (first === 'jobs') {
    if (second === undefined) return jobs.begin(body, signal);
    const job = jobs.find(second);
    if (!job) return desk.refuse(refusals.missing, chinese);
    if (third === 'values') {
      const from = searchParams.get('from');
      const bytes = job.bytes(from === null ? undefined : Number(from));
      return bytes ? { status: 200, data: '', bytes } : desk.refuse(refusals.missing, chinese);
    }
    if (method === 'DELETE') jobs.cancel(job);
    return json(job.data());
  }
  if (first === 'games') {
    if (second === undefined) {
      games ??= desk.ask('list', '{}');
      return games.catch((error: unknown) => {
        games = undefined;
        throw error;
      });
    }
    const shown = await desk.ask('show', JSON.stringify({ ask: second, lang: searchParams.get('lang') }), signal);
    // A game at an address that there is not.
    return shown.status === 400 ? { ...shown, status: 404 } : shown;
  }
  return desk.ask(first, body, signal);
}

/** News of a job. */
export function events(path: string) {
  return jobs.follow(path.split('/')[3] ?? '');
}

/** It is always there. */
export async function answers(): Promise<boolean> {
  return true;
}

/** Keeps the pages for visits without a network. */
export function settle(): void {
  if (!('serviceWorker' in navigator)) return;
  // Without it the pages work as long as there is a network.
  const keep = () => void navigator.serviceWorker.register(`${home}/sw.js`, { scope: `${home}/` }).catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
