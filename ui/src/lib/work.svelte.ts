/**
 * One piece of long work: asked for, followed, cancelled. A new one takes the place of the last, whose late news is dropped.
 */
import { api, Refused, type Job, type Problem, type Question } from './api';
import { settings } from './settings.svelte';

export class Work<Result> {
  job = $state.raw<Job<Result> | null>(null);
  problems = $state.raw<Problem[]>([]);
  /** The server does not answer at all. */
  unreachable = $state(false);
  /** Asked for, but the server has not taken it yet. */
  asking = $state(false);

  #leave: () => void = () => undefined;

  get busy(): boolean {
    return this.asking || this.job?.state === 'waiting' || this.job?.state === 'running';
  }

  get result(): Result | null {
    return this.job?.state === 'done' ? this.job.result : null;
  }

  /** Begins; resolves with the job when it has ended, with nothing if it was left, refused or lost. */
  async start(kind: Job['kind'], question: Question & Record<string, unknown>): Promise<Job<Result> | null> {
    this.forget();
    const leaving = new AbortController();
    let stop = () => undefined as void;
    let left: () => void = () => undefined;
    const gone = new Promise<null>((resolve) => (left = () => resolve(null)));
    this.#leave = () => {
      leaving.abort();
      stop();
      left();
    };
    this.asking = true;
    try {
      const job = await api.job<Result>(kind, question, settings.lang, leaving.signal);
      if (leaving.signal.aborted) {
        void api.cancel(job.id).catch(() => undefined);
        return null;
      }
      this.asking = false;
      this.job = job;
      const ended = new Promise<Job<Result> | null>((resolve) => {
        const tell = (news: Job<Result>) => {
          if (leaving.signal.aborted) return;
          this.job = news;
          if (news.state === 'waiting' || news.state === 'running') return;
          this.problems = news.problems;
          resolve(news);
        };
        if (job.state === 'waiting' || job.state === 'running') {
          stop = follow(job.id, tell, () => {
            this.unreachable = true;
            this.job = null;
            resolve(null);
          });
        } else tell(job);
      });
      return await Promise.race([ended, gone]);
    } catch (error) {
      if (leaving.signal.aborted) return null;
      this.asking = false;
      if (error instanceof Refused && error.problems.length > 0) this.problems = error.problems;
      else this.unreachable = true;
      return null;
    }
  }

  /** Asks the server to stop; what it then says is shown. */
  async cancel(): Promise<void> {
    const job = this.job;
    if (!job) {
      this.forget();
      return;
    }
    try {
      const news = await api.cancel<Result>(job.id);
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
    this.#leave = () => undefined;
    this.job = null;
    this.problems = [];
    this.unreachable = false;
    this.asking = false;
  }
}

/** Follows a job by its events; where those break off, by asking. */
function follow<Result>(id: string, tell: (job: Job<Result>) => void, lose: () => void): () => void {
  const source = new EventSource(`/api/jobs/${id}/events`);
  let over = false;
  const stop = () => {
    over = true;
    source.close();
  };
  source.addEventListener('job', (event) => {
    if (over) return;
    const job = JSON.parse((event as MessageEvent<string>).data) as Job<Result>;
    if (job.state !== 'waiting' && job.state !== 'running') stop();
    tell(job);
  });
  const look = () => {
    if (over) return;
    api.jobState<Result>(id).then(
      (job) => {
        if (over) return;
        const going = job.state === 'waiting' || job.state === 'running';
        if (!going) stop();
        tell(job);
        // A closed source does not open again by itself.
        if (going && source.readyState === EventSource.CLOSED) setTimeout(look, 1000);
      },
      () => {
        if (over) return;
        stop();
        lose();
      },
    );
  };
  source.addEventListener('error', look);
  return stop;
}
