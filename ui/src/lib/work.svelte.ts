/**
 * One piece of long work: asked for, followed, cancelled. A new one takes the place of the last, whose late news is dropped.
 */
import { events } from '$house';
import { api, Refused, type Job, type Problem } from './api';
import type { Requests } from './requests';
import { backOff, reach } from './reach.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

const going = ({ state }: Job) => state === 'waiting' || state === 'running';

export class Work<Result> {
  job = $state.raw<Job<Result> | null>(null);
  problems = $state.raw<Problem[]>([]);
  /** The server does not answer at all. */
  unreachable = $state(false);
  /** Asked for, but the server has not taken it yet. */
  asking = $state(false);
  /** The server has not kept it: it was stopped, or started again since. It can be begun anew. */
  lost = $state(false);
  /** It was called off here, be it before the server had taken it. */
  cancelled = $state(false);

  /** Work that is not `noted` is no experiment of the session. */
  constructor(readonly noted = true) {}

  #leave: () => void = () => undefined;
  #anew: () => void = () => undefined;

  get busy(): boolean {
    return this.asking || (this.job !== null && going(this.job));
  }

  get result(): Result | null {
    return this.job?.state === 'done' ? this.job.result : null;
  }

  /** Begins; resolves with the job when it has ended, with nothing if it was left or refused. */
  async start<O extends keyof Requests>(kind: O, question: Requests[O]): Promise<Job<Result> | null> {
    this.forget();
    const leaving = new AbortController();
    this.#leave = () => leaving.abort();
    // Nobody waits on a page that is left; what it asked for would keep others waiting.
    addEventListener('pagehide', () => this.forget(), { signal: leaving.signal });
    try {
      for (;;) {
        const job = await this.#attempt(kind, question, leaving.signal);
        if (job) {
          if (this.noted && job.state === 'done') session.note(kind, question, job.result);
          return job;
        }
        this.job = null;
        this.lost = true;
        await called<void>(leaving.signal, (resolve) => (this.#anew = resolve));
        this.lost = false;
        this.problems = [];
      }
    } catch (error) {
      if (leaving.signal.aborted) return null;
      this.asking = false;
      this.job = null;
      if (error instanceof Refused && error.problems.length > 0) this.problems = error.problems;
      else this.unreachable = true;
      return null;
    }
  }

  /** Begins anew what was lost. */
  again(): void {
    this.#anew();
  }

  /** Asks for the job and follows it to its end; nothing if the server has not kept it. */
  async #attempt<O extends keyof Requests>(kind: O, question: Requests[O], signal: AbortSignal): Promise<Job<Result> | null> {
    this.asking = true;
    const job = await api.job<O, Result>(kind, question, settings.lang, signal);
    if (signal.aborted) {
      void api.cancel(job.id).catch(() => undefined);
      throw signal.reason;
    }
    this.asking = false;
    this.job = job;
    const ended = going(job) ? await follow<Result>(job.id, signal, (news) => (this.job = news)) : job;
    this.problems = ended?.problems ?? [];
    // Called off, and not from here: the server is being stopped.
    return ended?.state === 'cancelled' && !this.cancelled ? null : ended;
  }

  /** Asks the server to stop; what it then says is shown. */
  async cancel(): Promise<void> {
    const job = this.job;
    if (!job || reach.away) this.forget();
    this.cancelled = true;
    if (!this.job) return;
    try {
      const news = await api.cancel<Result>(this.job.id);
      if (this.job?.id === news.id) this.job = news;
    } catch {
      // It has ended, or nobody is there; the one who follows it finds out.
    }
  }

  /** Leaves it; if it is still being worked on, nobody wants the answer. */
  forget(): void {
    const job = this.job;
    if (job && this.busy) void api.cancel(job.id).catch(() => undefined);
    this.#leave();
    this.#leave = this.#anew = () => undefined;
    this.job = null;
    this.problems = [];
    this.unreachable = this.asking = this.lost = this.cancelled = false;
  }
}

/** Resolves when what was handed out is called; fails when it is called off. */
function called<T>(signal: AbortSignal, hand: (resolve: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    hand(resolve);
  });
}

/** Follows a job by its events; where those break off, by asking. Resolves with its end; with nothing if the server does not know it. */
async function follow<Result>(id: string, signal: AbortSignal, tell: (job: Job<Result>) => void): Promise<Job<Result> | null> {
  const source = events(`/api/jobs/${id}/events`);
  const over = new AbortController();
  const stop = AbortSignal.any([signal, over.signal]);
  try {
    return await new Promise<Job<Result> | null>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      if (signal.aborted) return reject(signal.reason as Error);
      const hear = (job: Job<Result>) => {
        if (stop.aborted) return;
        tell(job);
        if (!going(job)) resolve(job);
      };
      source.addEventListener('job', (event) => hear(JSON.parse((event as MessageEvent<string>).data) as Job<Result>));
      let [looking, looks] = [false, 0];
      const look = async () => {
        if (looking || stop.aborted) return;
        looking = true;
        try {
          hear(await api.jobState<Result>(id, stop));
        } catch (error) {
          if (error instanceof Refused && error.status === 404) resolve(null);
          else reject(error as Error);
        }
        looking = false;
        // A closed source does not open again by itself.
        if (source.readyState === EventSource.CLOSED && !stop.aborted) setTimeout(() => void look(), backOff((looks += 1)));
      };
      source.addEventListener('error', () => void look());
    });
  } finally {
    over.abort();
    source.close();
  }
}
