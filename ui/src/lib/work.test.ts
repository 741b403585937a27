import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const tab = new EventTarget();
vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));

const { api, Refused, Unreachable } = await import('./api');
const { reach } = await import('./reach.svelte');
const { Work } = await import('./work.svelte');

/** A server of which it is said what it answers; `null` is none. */
type Answer = { status?: number; json: unknown } | null;
let answers: (path: string, method: string) => Answer;
let asked: string[];

/** The events of a job break off as soon as they are followed. */
class Broken {
  static readonly CLOSED = 2;
  readyState = 2;
  addEventListener(kind: string, listener: () => void) {
    if (kind === 'error') setTimeout(listener);
  }
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('EventSource', Broken);
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answer = answers(path, method);
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(answer.json), { status: answer.status ?? 200, headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => void vi.useRealTimers());

const job = (id: string, state: string, result: unknown = null, problems: unknown[] = []) => ({ json: { id, kind: 'prove', state, ahead: 0, done: 0, total: null, seconds: 0, result, problems } });
const none = { status: 404, json: { problems: [{ code: 'no-such-job', message: 'there is no such job' }] } };

describe('a question', () => {
  it('is answered when the server is back', async () => {
    let there = false;
    answers = () => (there ? { json: { text: 'a' } } : null);
    const found = api.format('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach.away).toBe(true);
    const looked = asked.length;
    expect(looked).toBeLessThan(12);
    there = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await found).toEqual({ text: 'a' });
    expect(reach.away).toBe(false);
  });

  it('that nobody answers, though the server is there, is given up', async () => {
    answers = (path) => (path === '/api/health' ? { json: {} } : null);
    const found = api.format('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await found).toBeInstanceOf(Unreachable);
    expect(asked.filter((one) => one.endsWith('/api/format'))).toHaveLength(4);
  });

  it('that is refused is not asked again', async () => {
    answers = () => ({ status: 400, json: { problems: [{ code: 'x', message: 'no' }] } });
    expect(await api.format('a').catch((error: unknown) => error)).toBeInstanceOf(Refused);
    expect(asked).toHaveLength(1);
  });

  it('is called off while the server is away', async () => {
    answers = () => null;
    const off = new AbortController();
    const found = api.rules('a', 'en', off.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    off.abort();
    expect(await found).toBe(off.signal.reason);
    answers = () => ({ json: {} });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.filter((one) => one.endsWith('/api/rules'))).toHaveLength(1);
  });
});

describe('long work', () => {
  it('that the server has not kept is told as such, and begun anew on demand', async () => {
    let made = 0;
    answers = (path, method) => {
      if (method === 'POST') return job(`${(made += 1)}`, made === 1 ? 'running' : 'done', 'proof');
      return path === '/api/jobs/1' ? none : null;
    };
    const work = new Work<string>();
    const found = work.start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(10);
    expect([work.lost, work.busy, work.job]).toEqual([true, false, null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toBe(1);
    work.again();
    await vi.advanceTimersByTimeAsync(10);
    expect((await found)?.result).toBe('proof');
    expect([work.lost, work.busy, work.result]).toEqual([false, false, 'proof']);
  });

  it('that a server calls off as it ends is told as such; what was called off here is cancelled', async () => {
    let state = 'running';
    answers = (_path, method) => (method === 'DELETE' ? job('1', (state = 'cancelled')) : job('1', state, null, [{ code: 'stopping', message: 'stopping' }]));
    const work = new Work<string>();
    void work.start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(10);
    state = 'cancelled';
    await vi.advanceTimersByTimeAsync(10_000);
    expect([work.lost, work.problems.length]).toEqual([true, 1]);
    state = 'running';
    void work.start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(10);
    expect(work.lost).toBe(false);
    void work.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([work.lost, work.job?.state]).toEqual([false, 'cancelled']);
  });

  it('is cancelled before the server has taken it', async () => {
    answers = () => null;
    const work = new Work<string>();
    const found = work.start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(10);
    void work.cancel();
    expect(await found).toBeNull();
    expect([work.busy, work.cancelled, work.job]).toEqual([false, true, null]);
    void work.start('prove', { ask: 'nim' });
    expect(work.cancelled).toBe(false);
    work.forget();
  });

  it('is left while it is asked for', async () => {
    answers = () => null;
    const work = new Work<string>();
    const found = work.start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(work.busy).toBe(true);
    work.forget();
    expect(await found).toBeNull();
    expect(work.busy).toBe(false);
    answers = () => ({ json: {} });
    await vi.advanceTimersByTimeAsync(20_000);
  });

  it('is called off when its page is left', async () => {
    answers = () => job('7', 'running');
    const found = new Work<string>().start('prove', { ask: 'nim' });
    await vi.advanceTimersByTimeAsync(1_000);
    tab.dispatchEvent(new Event('pagehide'));
    expect(await found).toBeNull();
    expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE /api/jobs/7']);
    tab.dispatchEvent(new Event('pagehide'));
    expect(asked.filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
  });
});
