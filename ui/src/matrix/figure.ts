/** A matrix of payoffs as a figure: what is paid, and at the edges how often each line is played. */
import { stem, type Figure } from '../lib/figure';
import { csvOf, latexOf, type Lines } from '../lib/formats';
import { pictureOfLines } from '../lib/lines';
import type { Matrix } from '../lib/requests';
import { colon, joined } from '../lib/words';
import { howKnown } from '../parts/export.words';
import { shortened } from './fraction';
import { matrixWords } from './words';

/** The most lines of a strategy that are drawn. */
const DRAWN = 24;

/** Digits of a probability in a picture. */
const DIGITS = 24;

type Strategy = NonNullable<Matrix['row_strategy']>;

/** How often each line is played. */
function shares(strategy: Strategy | null, count: number): (string | null)[] {
  const found = new Map(strategy?.map(({ index, probability }) => [index, probability]));
  return Array.from({ length: count }, (_, at) => (strategy ? (found.get(at + 1) ?? '0') : null));
}

/** The matrix with its strategies; nothing where it is too large. */
export function payoffs(answer: Matrix): Lines | null {
  if (!answer.payoffs) return null;
  const { name, probability } = matrixWords();
  const { row_names, column_names, entries } = answer.payoffs;
  const numbered = (side: 'row' | 'column', count: number) => Array.from({ length: count }, (_, at) => name[side](at + 1));
  const lines: Lines = {
    names: ['', ''],
    down: row_names ?? numbered('row', answer.rows),
    across: column_names ?? numbered('column', answer.columns),
    cells: entries,
  };
  if (!answer.row_strategy || !answer.column_strategy) return lines;
  const beside = shares(answer.row_strategy, answer.rows);
  return {
    names: ['', ''],
    down: [...lines.down, probability],
    across: [...lines.across, probability],
    cells: [...entries.map((row, at) => [...row, beside[at] ?? null]), [...shares(answer.column_strategy, answer.columns), null]],
  };
}

/** The lines that are played, of both players. */
function played(answer: Matrix, most = Infinity): Lines {
  const words = matrixWords();
  const of = (player: string, strategy: Strategy | null, side: 'row' | 'column') =>
    (strategy ?? []).slice(0, most).map(({ index, name, probability }) => ({ player, cells: [name ?? words.name[side](index), probability] }));
  const all = [...of(words.rowPlayer, answer.row_strategy, 'row'), ...of(words.columnPlayer, answer.column_strategy, 'column')];
  return { names: ['', ''], down: all.map(({ player }) => player), across: [words.line, words.probability], cells: all.map(({ cells }) => cells) };
}

/** Long numbers are shortened where they are to be looked at. */
const brief = (lines: Lines): Lines => ({ ...lines, cells: lines.cells.map((row) => row.map((word) => (word === null ? null : shortened(word, DIGITS)))) });

export function figureOfMatrix(answer: Matrix): Figure {
  const words = matrixWords();
  const known = answer.value === null ? words.limits.replace(/[.。]$/, '') : words.figure.value(shortened(answer.value, 60));
  const title = `${words.figure.title(answer.rows, answer.columns)}${colon()}${known}`;
  const notes = [words.figure.players, ...(answer.evidence ? [howKnown(answer.evidence.kind)] : [])];
  const drawn = brief(payoffs(answer) ?? played(answer, DRAWN));
  return {
    title,
    notes,
    name: `${stem(words.matrix)}-${answer.rows}x${answer.columns}`,
    picture: () => pictureOfLines(drawn),
    csv: () => csvOf(payoffs(answer) ?? played(answer)),
    latex: () => latexOf(drawn, joined([title, ...notes]), () => false),
  };
}
