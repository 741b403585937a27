/** A game as it stands in an address, and back. */

export type Side = 'first' | 'second';

/** Record of a game: the question, the moves made, and the players. */
export interface Record {
  ask: string;
  misere: boolean | null;
  made: string[];
  /** Side of the engine; none when two people play. */
  engine: Side | null;
  strength: Strength;
  hints: boolean;
  /** It is shown who wins and why. */
  revealed: boolean;
  /** Somebody was helped in this game. */
  helped: boolean;
}

/** Strength of the engine, from 1, which is greedy, to 4, which never errs. */
export const STRENGTHS = [1, 2, 3, 4] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Between moves in an address; no move's words have it. */
const BETWEEN = ';';
/** An address that is longer than this is not made longer by moves. */
const LONGEST = 6000;

/** True if an address has room for these moves. */
export function fits(made: readonly string[]): boolean {
  return made.join(BETWEEN).length <= LONGEST;
}

export function toQuery(record: Record): { [name: string]: string | undefined } {
  const made = record.made.join(BETWEEN);
  return {
    ask: record.ask,
    misere: record.misere === null ? undefined : record.misere ? '1' : '0',
    engine: record.engine ?? 'none',
    strength: String(record.strength),
    hints: record.hints ? '1' : '0',
    why: record.revealed ? '1' : '0',
    helped: record.helped ? '1' : undefined,
    made: fits(record.made) ? made || undefined : undefined,
  };
}

/** Record in an address, completed from `otherwise`. */
export function fromQuery(query: URLSearchParams, otherwise: Record): Record {
  const engine = query.get('engine');
  const strength = STRENGTHS.find((strength) => String(strength) === query.get('strength'));
  const misere = flag(query.get('misere'));
  const made = query.get('made') ?? '';
  return {
    ask: query.get('ask')?.trim() || otherwise.ask,
    misere: misere ?? null,
    engine: engine === 'first' || engine === 'second' ? engine : engine === 'none' ? null : otherwise.engine,
    strength: strength ?? otherwise.strength,
    hints: flag(query.get('hints')) ?? otherwise.hints,
    revealed: flag(query.get('why')) ?? otherwise.revealed,
    helped: flag(query.get('helped')) ?? otherwise.helped,
    made: made
      .split(BETWEEN)
      .map((move) => move.trim())
      .filter(Boolean),
  };
}

function flag(word: string | null): boolean | undefined {
  if (word === '1' || word === 'true' || word === 'yes') return true;
  if (word === '0' || word === 'false' || word === 'no') return false;
  return undefined;
}

/** Whose turn it is when so many moves have been made. */
export function turnAt(ply: number): Side {
  return ply % 2 === 0 ? 'first' : 'second';
}

export function other(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
