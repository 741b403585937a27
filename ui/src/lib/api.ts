/** The server's answers. The shapes are those of `crates/serve/openapi.json`. */
import type { Lang } from './settings.svelte';

export interface Both {
  en: string;
  zh: string;
}

export type Outcome = 'P' | 'N' | 'D';

export interface Evidence {
  kind: 'proved' | 'theorem' | 'computed' | 'checked';
  detail: string;
}

export interface Parameter {
  name: string;
  kind: string;
  default: string | null;
  [more: string]: unknown;
}

export interface Game {
  game: string;
  title: Both;
  about: Both;
  family: string | null;
  board: string | null;
  form: 'tuple' | 'row' | 'edges' | 'none';
  arity: number | null;
  coordinates: string[];
  parameters: Parameter[];
  begin: string | null;
  can_misere: boolean;
}

export interface Label {
  from: number;
  to: number;
  message?: string;
  [more: string]: unknown;
}

export interface Problem {
  code: string;
  message: string;
  help?: string | null;
  severity?: string;
  place?: Label | null;
  labels?: Label[];
}

/** A game in question: as it would be typed, and the rules behind `mine.game` in it. */
export interface Question {
  ask: string;
  text?: string;
  convention?: 'normal' | 'misere';
}

export interface Change {
  component: number;
  parts: string[][];
}

export interface PlayMove {
  number: number;
  text: string;
  /** The first component that changes, and what it becomes. */
  component: number;
  parts: string[][];
  changes: Change[];
  outcome?: Outcome | null;
  value?: string | null;
}

/** One of the games that a position is a sum of. */
export interface Part {
  game: string;
  numbers: string[];
  /** The game's parameters as text, by their names. */
  arguments?: Record<string, string>;
}

export interface Standing {
  game: string;
  board: string | null;
  convention: 'normal' | 'misere';
  position: string;
  components: Part[];
  /** The moves so far, each by its text. */
  made: string[];
  turn: 'first' | 'second';
  moves: PlayMove[];
  moves_more: number;
  end: { winner: 'first' | 'second' | null } | null;
  outcome: Outcome | null;
  value: string | null;
  remoteness: number | null;
  verdict: string;
  why: string[];
  evidence: Evidence | null;
  advice: { number: number; text: string; why: string } | null;
}

/** A change as the server sends it: of a list of edges only which of them vanish. */
interface Sent {
  component: number;
  parts?: string[][];
  gone?: number[];
}

type SentStanding = Omit<Standing, 'moves'> & {
  moves: (Omit<PlayMove, 'component' | 'parts' | 'changes'> & { changes: Sent[] })[];
};

/** What the server says of a position, with every change written out when it is first looked at. */
export function standing(sent: SentStanding): Standing {
  const change = ({ component, parts, gone = [] }: Sent): Change => {
    let known = parts;
    return {
      component,
      get parts() {
        known ??= [without(sent.components[component]?.numbers ?? [], gone)];
        return known;
      },
    };
  };
  const moves = sent.moves.map((move): PlayMove => {
    const changes = move.changes.map(change);
    return {
      ...move,
      changes,
      component: changes[0]?.component ?? 0,
      get parts() {
        return changes[0]?.parts ?? [];
      },
    };
  });
  return { ...sent, moves };
}

/** A row of edges, each two numbers, without those at some places. */
function without(numbers: readonly string[], gone: readonly number[]): string[] {
  const places = new Set(gone);
  return numbers.filter((_, at) => !places.has(Math.floor(at / 2)));
}

export interface Answer {
  game: string;
  position: string;
  convention: 'normal' | 'misere';
  outcome: Outcome | null;
  value: string | null;
  winning_moves: { from: string; to: string; text: string }[];
  winning_move_count: number | string | null;
  remoteness: number | null;
  why: string[];
  evidence: Evidence | null;
  engine: string;
  limits_hit: string | null;
}

export interface Axis {
  name: string;
  first: number;
  last: number;
  fixed: boolean;
}

export interface Table {
  game: string;
  what: 'outcome' | 'value' | 'claim';
  axes: Axis[];
  cell: 'u8' | 'u16' | 'u32';
  largest: number;
  /** The content of cells that are no position of the game. */
  vacant?: number | null;
  evidence: Evidence;
  /** The claim that was asked for, and all there are for this game and convention. */
  claim?: number | null;
  claims?: { number: number; text: string }[];
  cells: Uint8Array | Uint16Array | Uint32Array;
}

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface Job<Result = unknown> {
  id: string;
  kind: 'check' | 'prove' | 'discover' | 'period' | 'table';
  state: JobState;
  ahead: number;
  done: number;
  total: number | null;
  seconds: number;
  result: Result | null;
  problems: Problem[];
}

/** What went wrong, in the server's words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problems: Problem[],
  ) {
    super(problems[0]?.message ?? `HTTP ${status}`);
  }
}

/** This tab, so that the server can be fair between tabs. */
const client = crypto.randomUUID?.() ?? String(Math.random());

/** How often a question is asked again when the server has too much to do. */
const PATIENCE = 8;

/** Waits; gives up at once if the answer is not wanted any more. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  patience = PATIENCE,
): Promise<Response> {
  const headers: Record<string, string> = { 'x-bouton-client': client };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  const response = await fetch(path, init);
  if (response.ok) return response;
  if (response.status === 429 && patience > 0) {
    await pause(1000 * Math.min(Number(response.headers.get('retry-after')) || 1, 30), signal);
    return ask(method, path, body, signal, patience - 1);
  }
  let problems: Problem[] = [];
  try {
    problems = ((await response.json()) as { problems?: Problem[] }).problems ?? [];
  } catch {
    // Not from our server, or cut off; the status has to do.
  }
  throw new Refused(response.status, problems);
}

async function object<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await ask(method, path, body, signal)).json() as Promise<T>;
}

const MAGIC = 0x42544e42;

/** A table from its bytes. */
export function table(bytes: ArrayBuffer): Table {
  const view = new DataView(bytes);
  if (view.getUint32(0, true) !== MAGIC) throw new Error('not a table');
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length))) as Omit<Table, 'cells'>;
  const start = 8 + length;
  const cells =
    header.cell === 'u8'
      ? new Uint8Array(bytes, start)
      : header.cell === 'u16'
        ? new Uint16Array(bytes, start)
        : new Uint32Array(bytes, start);
  return { ...header, cells };
}

export const api = {
  games: () => object<{ games: Game[] }>('GET', '/api/games'),
  game: (name: string, lang: Lang) =>
    object<Game & Record<string, unknown>>('GET', `/api/games/${encodeURIComponent(name)}?lang=${lang}`),
  rules: (text: string, lang: Lang, signal?: AbortSignal) =>
    object<Record<string, unknown> & { problems: Problem[] }>('POST', '/api/rules', { text, lang }, signal),
  format: (text: string) => object<{ text: string }>('POST', '/api/format', { text }),
  solve: (question: Question, lang: Lang, signal?: AbortSignal) =>
    object<Answer>('POST', '/api/solve', { ...question, lang }, signal),
  play: async (
    question: Question & { made: string[]; hints: boolean; advise: boolean },
    lang: Lang,
    signal?: AbortSignal,
  ) => standing(await object<SentStanding>('POST', '/api/play', { ...question, lang }, signal)),
  table: async (
    question: Question & { ranges: string; what: 'outcome' | 'value' | 'claim'; claim?: number },
    lang: Lang,
    signal?: AbortSignal,
  ) => table(await (await ask('POST', '/api/table', { ...question, lang }, signal)).arrayBuffer()),
  matrix: (text: string, lang: Lang, signal?: AbortSignal) =>
    object<Record<string, unknown>>('POST', '/api/matrix', { text, lang }, signal),
  job: <Result>(kind: Job['kind'], question: Question & Record<string, unknown>, lang: Lang, signal?: AbortSignal) =>
    object<Job<Result>>('POST', '/api/jobs', { kind, ...question, lang }, signal),
  jobState: <Result>(id: string) => object<Job<Result>>('GET', `/api/jobs/${id}`),
  values: async (id: string) => (await ask('GET', `/api/jobs/${id}/values`)).arrayBuffer(),
  cancel: <Result>(id: string) => object<Job<Result>>('DELETE', `/api/jobs/${id}`),
  /** Follows a job until it ends; returns how to stop following. */
  follow: <Result>(id: string, tell: (job: Job<Result>) => void): (() => void) => {
    const source = new EventSource(`/api/jobs/${id}/events`);
    source.addEventListener('job', (event) => {
      const job = JSON.parse((event as MessageEvent<string>).data) as Job<Result>;
      tell(job);
      if (job.state !== 'waiting' && job.state !== 'running') source.close();
    });
    return () => source.close();
  },
};
