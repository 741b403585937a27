/**
 * Worksheets: positions to solve, chosen by the number of the sheet alone, so that the same address gives the same sheet. The server says who wins; here
 * positions are only proposed, by numbers within bounds where a position is numbers, and by a few random moves from the usual beginning elsewhere.
 */
import type { Answer, Game, PlayPosition } from '../lib/api';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
/** Most positions of a sheet. */
export const MOST = 20;

export interface Sheet {
  game: string;
  /** Parameters other than the usual ones, as they are asked for: `m=4`. */
  given: string;
  count: number;
  level: Level;
  seed: string;
  /** The answers tell why. */
  reasons: boolean;
}

export interface Task {
  position: string;
  answer: Answer;
}

/** The server, as a sheet asks it. A question that is refused throws. */
export interface Server {
  solve: (ask: string) => Promise<Answer>;
  play: (ask: string, made: string[]) => Promise<PlayPosition>;
}

/** A parameter with its value. */
const GIVEN = /^\p{L}[\p{L}\p{N}_]*=\S{1,60}$/u;

/** The values of parameters by name. */
export function valuesOf(given: string): Record<string, string> {
  return Object.fromEntries(given.split(' ').filter(Boolean).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
}

/** The parameters with another value of one of them; an empty one is as usual. */
export function withValue(given: string, name: string, value: string): string {
  const word = `${name}=${value.replaceAll(/\s+/g, '')}`;
  const others = given.split(' ').filter((one) => one && !one.startsWith(`${name}=`));
  return [...others, ...(GIVEN.test(word) ? [word] : [])].join(' ');
}

/** Parameters that a sheet may change: the drawings know the usual graph alone. */
export function changeable({ parameters }: Pick<Game, 'parameters'>): Game['parameters'] {
  return parameters.filter(({ kind }) => kind !== 'graph');
}

/** Those of the parameters that a sheet about this game may change. */
export function allowed(given: string, game: Pick<Game, 'parameters'>): string {
  const names = changeable(game).map(({ name }) => name);
  return given.split(' ').filter((word) => names.includes(word.slice(0, word.indexOf('=')))).join(' ');
}

/** What is asked for: the game with its parameters. */
export function askOf({ game, given }: Pick<Sheet, 'game' | 'given'>): string {
  return given ? `${game} ${given}` : game;
}

/** Sheet in an address; what is wrong or missing there is as usual. */
export function fromQuery(query: URLSearchParams, games: readonly string[]): Sheet | undefined {
  const game = query.get('game') ?? '';
  if (!games.includes(game)) return undefined;
  const count = Math.floor(Number(query.get('count')));
  return {
    game,
    given: (query.get('given') ?? '').split(/\s+/).filter((word) => GIVEN.test(word)).slice(0, 8).join(' '),
    count: count >= 1 && count <= MOST ? count : 6,
    level: LEVELS.find((level) => String(level) === query.get('level')) ?? 1,
    seed: (query.get('seed') ?? '').slice(0, 16) || '1',
    reasons: query.get('why') !== '0',
  };
}

export function toQuery({ game, given, count, level, seed, reasons }: Sheet) {
  return { game, given: given || undefined, count: String(count), level: String(level), seed, why: reasons ? undefined : '0' };
}

/** Numbers from 0 up to 1, the same for the same text (mulberry32 from an FNV hash). */
export function chances(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Largest number of one heap, of several heaps, and of a tuple, by difficulty. */
const SINGLE = { 1: 12, 2: 30, 3: 99 };
const SEVERAL = { 1: 5, 2: 9, 3: 15 };
const TUPLE = { 1: 7, 2: 12, 3: 20 };
/** Proposals for each position of a sheet, of which some are refused, repeated or over at once. */
const PROPOSALS = 12;
/** Share of positions that are lost for the player to move: at random there would be few. */
const LOST = 0.4;

/** True if there can be a sheet about a game. */
export function fits({ game, form, family, begin }: Pick<Game, 'game' | 'form' | 'family' | 'begin'>): boolean {
  return form !== 'none' && form !== 'cells' && family !== 'payoffs' && game !== 'sum' && !!begin;
}

/** A position to be considered; nothing where play from the beginning led nowhere. */
async function propose(game: Game, ask: string, level: Level, chance: () => number, server: Server): Promise<string | undefined> {
  const upTo = (most: number) => 1 + Math.floor(chance() * most);
  const begin = game.begin ?? '';
  if (game.form === 'tuple' && game.family !== 'graphs') {
    if ((game.arity ?? 0) > 1) return Array.from({ length: game.arity ?? 0 }, () => upTo(TUPLE[level])).join(',');
    const several = begin.trim().split(/\s+/).length > 1;
    if (!several) return String(upTo(SINGLE[level]));
    return Array.from({ length: level === 1 ? 1 + upTo(2) : 2 + upTo(level) }, () => upTo(SEVERAL[level])).join(' ');
  }
  // The harder, the fewer moves have been made.
  const made: string[] = [];
  let position = await server.play(`${ask} ${begin}`, made);
  for (let left = Math.floor(chance() * (level === 1 ? 6 : level === 2 ? 4 : 3)); left > 0 && position.moves.length > 0; left -= 1) {
    made.push(position.moves[Math.floor(chance() * position.moves.length)]?.text ?? '');
    position = await server.play(`${ask} ${begin}`, made);
  }
  return position.end ? undefined : position.position;
}

/** True if there is nothing to find: no move at all. */
const over = ({ remoteness, position }: Answer) => remoteness === 0 || !/[1-9]/.test(position);

/** The positions of a sheet with their answers; fewer if the game has not as many. Refusals of a position are skipped, all else is thrown. */
export async function tasks(game: Game, { given, count, level, seed }: Sheet, server: Server, refused: (error: unknown) => boolean, signal?: AbortSignal): Promise<Task[]> {
  const ask = askOf({ game: game.game, given });
  const chance = chances(`${ask} ${level} ${seed}`);
  const found = new Map<string, Task>();
  for (let proposal = 0; proposal < PROPOSALS * count && found.size < count && !signal?.aborted; proposal += 1) {
    const lost = chance() < LOST;
    try {
      const proposed = await propose(game, ask, level, chance, server);
      if (proposed === undefined) continue;
      let answer = await server.solve(`${ask} ${proposed}`);
      const better = lost ? answer.winning_moves[Math.floor(chance() * answer.winning_moves.length)] : undefined;
      if (better) {
        const after = await server.solve(`${ask} ${better.to}`);
        if (!over(after)) answer = after;
      }
      if (answer.outcome === null || over(answer) || found.has(answer.position)) continue;
      found.set(answer.position, { position: answer.position, answer });
    } catch (error) {
      if (!refused(error)) throw error;
    }
  }
  return [...found.values()];
}
