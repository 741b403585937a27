/** Messages between the pages and their workers. */

/** An answer: a status of HTTP, data as JSON, a large result in bytes. */
export interface Laid {
  status: number;
  data: string;
  bytes?: Uint8Array<ArrayBuffer>;
}

export type Asked =
  | { module: WebAssembly.Module }
  | { ask: string; body: string; lasting: boolean }
  | { refuse: number; chinese: boolean };

export type Told =
  /** The question has been read, and the work has begun. */
  | { opened: true }
  | { done: number; total: number | null }
  /** The next values of a sequence. */
  | { early: Uint8Array<ArrayBuffer> }
  | { laid: Laid };

/** Refusals of the engine by number. */
export const refusals = { memory: 0, internal: 1, noServer: 2, missing: 3 } as const;
