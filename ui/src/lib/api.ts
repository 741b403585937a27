/** The server's answers. Their types, and those of the requests, are generated (`requests.ts`). */
import { request } from '$house';
import { titles } from './own';
import { pause } from './pause';
import { own } from './http';
import { backOff, reach } from './reach.svelte';
import type { Change as SentChange, Classroom, Job as SentJob, LegalMove, Listed, Problem, Requests, Responses, Room, RoomAct, Scene, TableHeader } from './requests';
import type { Lang } from './settings.svelte';

export type { Answer, Classroom, Evidence, Outcome, Parameter, Problem, Room, Text } from './requests';
export type Game = Listed;

/** A game in question: as it would be typed, and the rules behind `mine.game` in it. */
export interface Question {
  ask: string;
  text?: string;
  convention?: 'normal' | 'misere';
}

/** A change with the new components written out, whichever way they were sent. */
export interface Change {
  component: number;
  parts: string[][];
}

export interface PlayMove extends Omit<LegalMove, 'changes'> {
  /** The first component that changes, and its new components. */
  component: number;
  parts: string[][];
  changes: Change[];
}

/** One of the games that a position is a sum of. */
export type Part = Scene['components'][number];

/** A position in play. */
export interface PlayPosition extends Omit<Scene, 'moves'> {
  moves: PlayMove[];
}

/** A position as the server sends it, with every change written out when it is first looked at. */
export function playPosition(sent: Scene): PlayPosition {
  const change = ({ component, parts, gone }: SentChange): Change => {
    let known = parts;
    return {
      component,
      get parts() {
        known ??= [without(sent.components[component]?.numbers ?? [], gone ?? [])];
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

export type Axis = TableHeader['axes'][number];

/** A table: its header and its cells. */
export interface Table extends Omit<TableHeader, 'cells'> {
  cells: Uint8Array | Uint16Array | Uint32Array;
}

export type JobState = SentJob['state'];

/** Work of an operation, and its result. */
export interface Job<Result = unknown> extends Omit<SentJob, 'result'> {
  result: Result | null;
}

/** Refusal with the server's problems. */
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

/** Nobody answers a question, though the server is there. */
export class Unreachable extends Error {}

/** Further attempts while the server is busy. */
const PATIENCE = 8;
/** Further attempts of a question that finds nobody, while the server answers others. */
const TRIES = 3;

interface How {
  signal?: AbortSignal | undefined;
  /** Asked again once a server that is away is back. */
  again?: boolean;
}

/** Asks until there is an answer: when the server is away, when it comes back; when it has too much to do, as it says. */
async function ask<T>(method: string, path: string, read: (response: Response) => Promise<T>, body?: unknown, { signal, again = true }: How = {}): Promise<T> {
  const headers: Record<string, string> = { 'x-bouton-client': client };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // A request that calls work off outlives its page.
  const init: RequestInit = { method, headers, keepalive: method === 'DELETE' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  let [busy, alone] = [0, 0];
  for (;;) {
    let response: Response;
    try {
      response = await request(path, init);
      if (!own(response)) throw new Unreachable();
      // What is cut off has not been answered either.
      if (response.ok) return await read(response);
    } catch (error) {
      if (signal?.aborted) throw error;
      alone += 1;
      if (!again || alone > TRIES) throw new Unreachable();
      await until(reach.back(), signal);
      await pause(backOff(alone - 1) / 2, signal);
      continue;
    }
    if (response.status !== 429 || busy >= PATIENCE) throw await refusal(response);
    busy += 1;
    await pause(1000 * Math.min(Number(response.headers.get('retry-after')) || 1, 30), signal);
  }
}

/** Waits for something, unless it is called off. */
function until(ready: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!signal) return ready;
  return new Promise((resolve, reject) => {
    const off = () => reject(signal.reason as Error);
    if (signal.aborted) return off();
    signal.addEventListener('abort', off, { once: true });
    void ready.then(() => {
      signal.removeEventListener('abort', off);
      resolve();
    });
  });
}

async function refusal(response: Response): Promise<Refused> {
  let problems: Problem[] = [];
  try {
    problems = ((await response.json()) as { problems?: Problem[] }).problems ?? [];
  } catch {
    // Not from our server, or cut off; the status has to do.
  }
  return new Refused(response.status, problems);
}

function object<T>(method: string, path: string, body?: unknown, how?: How): Promise<T> {
  return ask(method, path, (response) => response.json() as Promise<T>, body, how);
}

function bytes(method: string, path: string, body?: unknown, how?: How): Promise<ArrayBuffer> {
  return ask(method, path, (response) => response.arrayBuffer(), body, how);
}

const MAGIC = 0x42544e42;

/** A table from its bytes. */
export function table(bytes: ArrayBuffer): Table {
  const view = new DataView(bytes);
  if (view.getUint32(0, true) !== MAGIC) throw new Error('not a table');
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length))) as TableHeader;
  const start = 8 + length;
  const cells =
    header.cell === 'u8'
      ? new Uint8Array(bytes, start)
      : header.cell === 'u16'
        ? new Uint16Array(bytes, start)
        : new Uint32Array(bytes, start);
  return { ...header, cells };
}

/** Asks for an operation, which answers at once. */
function run<O extends keyof Requests & keyof Responses>(operation: O, request: Requests[O], how?: How): Promise<Responses[O]> {
  return object<Responses[O]>('POST', `/api/${operation}`, request, how);
}

export const api = {
  games: () => object<Responses['list']>('GET', '/api/games'),
  game: (name: string, lang: Lang) => object<Responses['show']>('GET', `/api/games/${encodeURIComponent(name)}?lang=${lang}`),
  rules: async (text: string, lang: Lang, signal?: AbortSignal) => {
    const found = await run('rules', { text, lang }, { signal });
    if (found.name) titles.set(found.name, found.title ?? undefined);
    return found;
  },
  format: (text: string) => run('format', { text }),
  solve: (question: Question, lang: Lang, signal?: AbortSignal) => run('solve', { ...question, lang }, { signal }),
  play: async (
    question: Question & { made: string[]; hints: boolean; advise: boolean },
    lang: Lang,
    signal?: AbortSignal,
  ) => playPosition(await run('play', { ...question, lang }, { signal })),
  table: async (
    question: Question & { ranges: string; what: 'outcome' | 'value' | 'claim'; claim?: number },
    lang: Lang,
    signal?: AbortSignal,
  ) => table(await bytes('POST', '/api/table', { ...question, lang } satisfies Requests['table'], { signal })),
  layout: (edges: string, shape: NonNullable<Requests['layout']['shape']>) => run('layout', { edges, shape }),
  draw: (question: Question, lang: Lang) => run('draw', { ...question, lang }),
  matrix: (text: string, lang: Lang, signal?: AbortSignal) => run('matrix', { text, lang }, { signal }),
  contests: () => run('contests', {}),
  judge: (problem: string, input: string, lang: Lang, signal?: AbortSignal) => run('judge', { problem, input, lang }, { signal }),
  job: <O extends keyof Requests, Result>(kind: O, question: Requests[O], lang: Lang, signal?: AbortSignal) =>
    object<Job<Result>>('POST', '/api/jobs', { kind, ...question, lang }, { signal }),
  jobState: <Result>(id: string, signal?: AbortSignal) => object<Job<Result>>('GET', `/api/jobs/${id}`, undefined, { signal }),
  /** The result of a job in bytes; from a byte on, also what it has found so far. */
  values: (id: string, signal?: AbortSignal, from?: number) =>
    bytes('GET', `/api/jobs/${id}/values${from === undefined ? '' : `?from=${from}`}`, undefined, { signal }),
  classroom: (signal?: AbortSignal) => object<Classroom>('GET', '/api/classroom', undefined, { signal }),
  openRoom: (question: Question, made: string[], lang: Lang) => object<Room>('POST', '/api/rooms', { ...question, made, lang }),
  room: (id: string, lang: Lang, signal?: AbortSignal) => object<Room>('GET', `/api/rooms/${encodeURIComponent(id)}?lang=${lang}`, undefined, { signal }),
  /** Does something in a room, once: what was asked twice might be done twice. */
  inRoom: (id: string, act: RoomAct, lang: Lang) => object<Room>('POST', `/api/rooms/${encodeURIComponent(id)}?lang=${lang}`, act, { again: false }),
  cancel: <Result>(id: string) => object<Job<Result>>('DELETE', `/api/jobs/${id}`, undefined, { again: false }),
};
