/** Questions that cells put to the server, and the cells that put a question of another page. */
import { isMine, MINE } from '../lib/own';
import type { Requests } from '../lib/requests';
import type { Experiment } from '../lib/session.svelte';
import { readAsk } from '../map/ranges';
import type { Cell } from './format';

export type Asked = { [O in 'table' | 'period' | 'prove' | 'check' | 'discover' | 'solve' | 'guess']: { operation: O; request: Requests[O] } }['table' | 'period' | 'prove' | 'check' | 'discover' | 'solve' | 'guess'];

/** Largest number of a check if the cell names none. */
export const UPTO = 40;
/** Moves that are listed. */
export const MOVES = 20;

/** Name of the game in rules, as the line `game` gives it; nothing if there is no such line. */
export function nameOf(rules: string): string | undefined {
  return /^[ \t]*game[ \t]+([^\s(#;]+)/m.exec(rules)?.[1];
}

/** The rules of a game that a cell names: of the nearest cell above it that has them, or of the first below. */
export function rulesFor(cells: readonly Cell[], at: number): string | undefined {
  const cell = cells[at];
  if (!cell || !('game' in cell)) return undefined;
  const { game } = readAsk(cell.game.trim());
  const named = (one: Cell) => one.kind === 'rules' && nameOf(one.text) === game;
  const found = cells.slice(0, at).filter(named).at(-1) ?? cells.slice(at + 1).find(named);
  return found?.kind === 'rules' ? found.text : undefined;
}

/** The question of a cell; nothing for those that have none, or say too little. */
export function questionOf(cell: Cell, text: string | undefined): Asked | null {
  if (cell.kind === 'text' || cell.kind === 'rules') return null;
  if (cell.kind === 'guess') {
    const { text: data, losing = false, layout = null, from = 0, predict } = cell;
    return data.trim() ? { operation: 'guess', request: { text: data, losing, layout, from, predict: predict?.trim() || null } } : null;
  }
  const game = cell.game.trim();
  if (!game) return null;
  const own = text === undefined ? {} : { text };
  switch (cell.kind) {
    case 'map':
      return { operation: 'table', request: { ask: game, ranges: cell.ranges, what: cell.what, ...convention(cell), ...own } };
    case 'sequence':
      return { operation: 'period', request: { ask: game, to: cell.count, values: 100, certificate: true, ...own } };
    case 'proof':
      if (cell.by === 'check') return { operation: 'check', request: { ask: game, upto: cell.upto ?? UPTO, ...own } };
      if (cell.by === 'discover') return { operation: 'discover', request: { ask: game, values: cell.values ?? false, drawing: true, ...own } };
      return { operation: 'prove', request: { ask: game, certificate: true, drawing: true, ...own } };
    case 'position':
    case 'puzzle':
      return { operation: 'solve', request: { ask: `${game} ${cell.position.trim()}`.trim(), moves: MOVES, ...convention(cell), ...own } };
  }
}

const convention = (cell: { convention?: 'normal' | 'misere' }) => (cell.convention ? { convention: cell.convention } : {});

/** Cells for an experiment: its rules, where it has some of its own, and the cell that repeats it. */
export function cellsOf({ operation, request }: Experiment): Cell[] {
  if (operation === 'guess') {
    const { text, losing, layout, from, predict } = request;
    return [
      {
        kind: 'guess',
        text,
        ...(losing ? { losing } : {}),
        ...(layout ? { layout } : {}),
        ...(from ? { from } : {}),
        ...(predict ? { predict } : {}),
      },
    ];
  }
  const { text, convention } = request;
  const rules: Cell[] = [];
  let ask = request.ask ?? '';
  if (typeof text === 'string') {
    const name = nameOf(text) ?? 'mine';
    // Rules without a name get one, so that cells may refer to it.
    rules.push({ kind: 'rules', text: nameOf(text) === undefined ? `game ${name}\n${text}` : text });
    const [word = ''] = ask.split(' ');
    if (isMine(word, { name })) ask = name + ask.slice(word.length);
  }
  const agreed = convention ? { convention } : {};
  switch (operation) {
    case 'table':
      return [...rules, { kind: 'map', game: ask, ranges: request.ranges ?? '', what: request.what ?? 'outcome', ...agreed }];
    case 'period':
      return [...rules, { kind: 'sequence', game: ask, count: request.to ?? 1000 }];
    case 'check':
      return [...rules, { kind: 'proof', game: ask, by: 'check', ...(request.upto === undefined ? {} : { upto: request.upto }) }];
    case 'discover':
      return [...rules, { kind: 'proof', game: ask, by: 'discover', ...(request.values ? { values: true } : {}) }];
    case 'prove':
      return [...rules, { kind: 'proof', game: ask, by: 'prove' }];
  }
}

/** The question of an experiment in a few words; rules without a name of their own have none. */
export function titleOf(experiment: Experiment): string {
  const { operation, request } = experiment;
  if (operation === 'guess') return request.text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const ask = (request.ask ?? '').replace(new RegExp(`^${MINE.replace('.', '\\.')}\\b`), nameOf(request.text ?? '') ?? '');
  return operation === 'table' ? `${ask} ${request.ranges ?? ''}`.trim() : ask.trim();
}
