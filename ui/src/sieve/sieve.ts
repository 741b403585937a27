/**
 * The order in which losing positions of two numbers emerge.
 *
 * A position without moves loses; whatever reaches a losing position wins; a position whose moves all lead to winning ones loses.
 * Outcomes are given, by the table of the server or by `wythoff`; the steps only say which of these reasons made each known, and when.
 */

/** A field of positions of two numbers, line by line; the first number is the line, both begin at 0. */
export interface Field {
  side: number;
  /** 0: the player to move loses, 1: wins, 2: draws. */
  outcomes: ArrayLike<number>;
  /** The outcome of cells that are no positions. */
  vacant: number | null;
  /** Cells of the field that a move leads to, for each cell; nothing if the moves are not known. */
  moves: readonly (readonly number[])[] | null;
  /** Cells from which there is no move at all. */
  stuck: ReadonlySet<number>;
}

export interface Step {
  /**
   * `losing`: no move reaches a losing position. `stuck`: no move is left, and that wins. `outside`: won by moves that leave the field.
   * `drawn`: what is left. `line`: all positions of one sum, where moves are not known.
   */
  kind: 'losing' | 'stuck' | 'outside' | 'drawn' | 'line';
  lost: number[];
  won: number[];
  drawn: number[];
}

const [LOST, WON, DRAWN] = [0, 1, 2];

const blank = (kind: Step['kind']): Step => ({ kind, lost: [], won: [], drawn: [] });

/** The steps by which a field becomes known. */
export function steps(field: Field): Step[] {
  return field.moves ? byMoves(field, field.moves) : bySum(field);
}

function bySum({ side, outcomes, vacant }: Field): Step[] {
  const lines = Array.from({ length: 2 * side - 1 }, () => blank('line'));
  for (let cell = 0; cell < side * side; cell += 1) {
    const outcome = outcomes[cell];
    const line = lines[Math.floor(cell / side) + (cell % side)];
    if (outcome === vacant || !line) continue;
    (outcome === LOST ? line.lost : outcome === WON ? line.won : line.drawn).push(cell);
  }
  return lines.filter(({ lost, won, drawn }) => lost.length + won.length + drawn.length > 0);
}

function byMoves({ side, outcomes, vacant, stuck }: Field, moves: NonNullable<Field['moves']>): Step[] {
  const all = Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => outcomes[cell] !== vacant);
  const into = all.reduce((into, from) => {
    for (const to of moves[from] ?? []) into[to]?.push(from);
    return into;
  }, Array.from({ length: side * side }, (): number[] => []));
  const sum = (cell: number) => Math.floor(cell / side) + (cell % side);
  const known = new Set<number>();
  const made: Step[] = [];
  const win = (step: Step, cells: number[]) => {
    step.won = cells.filter((cell) => !known.has(cell));
    for (const cell of step.won) known.add(cell);
    if (step.won.length + step.lost.length > 0) made.push(step);
  };

  const wins = all.filter((cell) => outcomes[cell] === WON);
  win(blank('stuck'), wins.filter((cell) => stuck.has(cell)));
  /** Nothing in the field says why these win, so nothing waits for them. */
  const outside = wins.filter((cell) => !stuck.has(cell) && !(moves[cell] ?? []).some((to) => outcomes[to] === LOST));
  const free = new Set(outside);
  const ready = (cell: number) => (moves[cell] ?? []).every((to) => known.has(to) || free.has(to));

  let left = all.filter((cell) => outcomes[cell] === LOST).sort((a, b) => sum(a) - sum(b) || a - b);
  while (left.length > 0) {
    const next = left.find(ready) ?? left[0] ?? 0;
    const mirror = (next % side) * side + Math.floor(next / side);
    const step = blank('losing');
    step.lost = mirror !== next && left.includes(mirror) && ready(mirror) ? [next, mirror] : [next];
    left = left.filter((cell) => !step.lost.includes(cell));
    win(step, [...new Set(step.lost.flatMap((cell) => into[cell] ?? []))]);
  }
  win(blank('outside'), outside);
  const drawn = all.filter((cell) => outcomes[cell] === DRAWN);
  if (drawn.length > 0) made.push({ ...blank('drawn'), drawn });
  return made;
}

/** The state of a cell after some steps. */
export type Mark = 'open' | 'lost' | 'won' | 'drawn' | 'none';

/** The cells after so many steps. */
export function marks({ side, outcomes, vacant }: Field, steps: readonly Step[], count: number): Mark[] {
  const found = Array.from({ length: side * side }, (_, cell): Mark => (outcomes[cell] === vacant ? 'none' : 'open'));
  for (const { lost, won, drawn } of steps.slice(0, count)) {
    for (const cell of lost) found[cell] = 'lost';
    for (const cell of won) found[cell] = 'won';
    for (const cell of drawn) found[cell] = 'drawn';
  }
  return found;
}

/** Wythoff's game from its rule alone, for a page that has not asked the server yet. */
export function wythoff(side: number): Field {
  const moves = Array.from({ length: side * side }, (_, cell) => {
    const [a, b] = [Math.floor(cell / side), cell % side];
    const fewer = (most: number, by: number) => Array.from({ length: most }, (_, k) => cell - (k + 1) * by);
    return [...fewer(a, side), ...fewer(b, 1), ...fewer(Math.min(a, b), side + 1)];
  });
  const outcomes = new Uint8Array(side * side);
  // Every move leads to an earlier cell.
  for (const [cell, to] of moves.entries()) outcomes[cell] = to.some((one) => outcomes[one] === LOST) ? WON : LOST;
  return { side, outcomes, vacant: null, moves, stuck: new Set([0]) };
}
