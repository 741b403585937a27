/** Long work: one piece at a time, in a worker that is ended when the work is called off. */
import type { Job as SentJob } from '../lib/requests';
import type { Engine } from './engine';
import type { Laid, Told } from './protocol';

type State = SentJob['state'];

/** Ended jobs that are remembered. */
const KEPT = 32;

export class Job {
  readonly id = crypto.randomUUID?.() ?? String(Math.random());
  state: State = 'waiting';
  ahead = 0;
  done = 0;
  total: number | null = null;
  result: SentJob['result'] = null;
  problems: SentJob['problems'] = [];
  readonly #listeners = new Set<() => void>();
  #values: Uint8Array<ArrayBuffer> | undefined;
  #early: Uint8Array<ArrayBuffer>[] = [];
  #begun = 0;
  #ended = 0;

  constructor(
    readonly kind: string,
    readonly body: string,
  ) {}

  get over(): boolean {
    return this.state !== 'waiting' && this.state !== 'running';
  }

  /** What a server tells of a job. */
  data(): SentJob {
    const until = this.#ended || performance.now();
    const seconds = this.#begun ? Math.round(until - this.#begun) / 1e3 : 0;
    const { id, kind, state, ahead, done, total, result, problems } = this;
    return { id, kind, state, ahead, done, total, seconds, result, values: this.#values?.length ?? null, problems };
  }

  /** Its result in bytes; from a byte on, also what it has found so far. */
  bytes(from?: number): Uint8Array<ArrayBuffer> | undefined {
    if (this.#values) return this.#values.slice(from ?? 0);
    if (from === undefined) return undefined;
    const whole = new Uint8Array(this.#early.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.#early) {
      whole.set(part, at);
      at += part.length;
    }
    return whole.slice(from);
  }

  begin() {
    [this.state, this.ahead, this.#begun] = ['running', 0, performance.now()];
    this.changed();
  }

  hear(told: Told) {
    if ('early' in told) this.#early.push(told.early);
    else if ('done' in told) [this.done, this.total] = [told.done, told.total];
    this.changed();
  }

  end(laid: Laid) {
    if (this.over) return;
    const data = JSON.parse(laid.data) as SentJob['result'] & { problems?: SentJob['problems'] };
    if (laid.status === 200) [this.state, this.result, this.#values] = ['done', data, laid.bytes];
    else [this.state, this.problems] = ['failed', data.problems ?? []];
    this.#over();
  }

  cancelled() {
    if (this.over) return;
    this.state = 'cancelled';
    this.#over();
  }

  #over() {
    this.#early = [];
    this.#ended = performance.now();
    this.changed();
  }

  changed() {
    this.#listeners.forEach((listener) => listener());
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** News of a job, as an `EventSource` gives them. */
class News extends EventTarget {
  readyState: number = EventSource.OPEN;
  readonly #leave: () => void;

  constructor(job: Job | undefined) {
    super();
    const tell = () => {
      if (job) this.dispatchEvent(new MessageEvent('job', { data: JSON.stringify(job.data()) }));
      else this.dispatchEvent(new Event('error'));
    };
    this.#leave = job?.listen(tell) ?? (() => undefined);
    queueMicrotask(tell);
  }

  close() {
    this.readyState = EventSource.CLOSED;
    this.#leave();
  }
}

export class Jobs {
  readonly #make: () => Promise<Engine>;
  #jobs: Job[] = [];
  #engine: Engine | undefined;
  #running: { job: Job; leave: () => void } | undefined;

  constructor(make: () => Promise<Engine>) {
    this.#make = make;
  }

  find(id: string): Job | undefined {
    return this.#jobs.find((job) => job.id === id);
  }

  follow(id: string): News {
    return new News(this.find(id));
  }

  /** Resolves once the question has been read: to the job, or to what is wrong with the question. */
  async begin(body: string, signal?: AbortSignal): Promise<Laid> {
    const { kind = '' } = JSON.parse(body) as { kind?: string };
    const job = new Job(kind, body);
    this.#jobs.push(job);
    const off = () => this.cancel(job);
    signal?.addEventListener('abort', off, { once: true });
    try {
      const refused = await this.#opened(job);
      if (refused) this.#jobs = this.#jobs.filter((other) => other !== job);
      return refused ?? { status: 202, data: JSON.stringify(job.data()) };
    } finally {
      signal?.removeEventListener('abort', off);
    }
  }

  cancel(job: Job) {
    job.cancelled();
    if (this.#running?.job !== job) return;
    this.#engine?.end();
    this.#engine = undefined;
    this.#running.leave();
  }

  /** Works on the job when its turn comes. Its question is read at once if it is the first; others are read in turn. */
  #opened(job: Job): Promise<Laid | null> {
    return new Promise((resolve, reject) => {
      this.#work(job, resolve).catch(reject);
      if (this.#running && this.#running.job !== job) resolve(null);
    });
  }

  #last: Promise<void> = Promise.resolve();

  #work(job: Job, opened: (refused: Laid | null) => void): Promise<void> {
    job.ahead = this.#jobs.filter((other) => other !== job && !other.over).length;
    const turn = this.#last.then(() => this.#run(job, opened));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #run(job: Job, opened: (refused: Laid | null) => void) {
    if (job.over) return opened(null);
    const engine = (this.#engine ??= await this.#make());
    if (job.over) return opened(null);
    await new Promise<void>((leave) => {
      this.#running = { job, leave };
      job.begin();
      engine.hear((told) => {
        if ('opened' in told) opened(null);
        else if ('laid' in told) {
          // A mistake in the question is told at once; to one who has been told of the job already, by the job.
          if (told.laid.status !== 200) opened(told.laid);
          job.end(told.laid);
          opened(null);
          leave();
        } else job.hear(told);
      });
      engine.post({ ask: job.kind, body: job.body, lasting: true });
    });
    this.#running = undefined;
    opened(null);
    this.#forget();
  }

  #forget() {
    const ended = this.#jobs.filter((job) => job.over);
    const gone = new Set(ended.slice(0, Math.max(0, ended.length - KEPT)));
    this.#jobs = this.#jobs.filter((job) => !gone.has(job));
    this.#jobs.filter((job) => job.state === 'waiting').forEach((job, ahead) => {
      job.ahead = ahead;
      job.changed();
    });
  }
}
