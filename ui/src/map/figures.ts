/** Figures of maps and sequences. */
import type { Evidence, Table } from '../lib/api';
import { stem, type Figure } from '../lib/figure';
import type { Heaps } from '../lib/requests';
import { entitled } from '../lib/titles';
import { beside, colon, joined, said } from '../lib/words';
import { evidenceWords } from '../parts/evidence.words';
import { howKnown } from '../parts/export.words';
import { edgesOf, type Cell } from './cells';
import { signed } from './difference';
import type { Folded } from './fold';
import { antidiagonals, bFile, csvOf, csvOfSequence, latexOf, type Lines } from '../lib/formats';
import { letter } from './letter';
import { contentAt, LIGHT, paint, type Field } from './palette';
import { known } from './period';
import { pictureOfField, pictureOfSequence } from './pictures';
import { exceptions } from './sequence';
import { mapWords } from './words';

/** The most columns and lines of a table in LaTeX. */
const PRINTED = 24;

interface Mapped {
  field: Field;
  /** What was asked: of a game, or of two. */
  title: string;
  table: Table;
  sources: readonly string[];
}

export function figureOfMap({ field, title, table, sources }: Mapped): Figure {
  const { down, across } = edgesOf(table, field);
  const ranges = table.axes.map(({ name, first, last, fixed }) => (fixed ? `${name} = ${first}` : `${name} = ${first}–${last}`)).join(mapWords().figure.and);
  const two = field.what === 'against' || field.what === 'difference';
  const what = mapWords().figure.of(mapWords().figure.whats[field.what], ranges);
  const heading = `${two ? title : named(said(table.title), title)}${colon()}${table.convention === 'misere' ? beside(what, mapWords().figure.misere) : what}`;
  const { kind, citation } = table.evidence;
  const notes = notesOf(kind, citation ? [...new Set([citation, ...sources])] : sources);
  const lines = (rows = field.rows, columns = field.columns) => linesOf(field, table, Math.min(rows, field.rows), Math.min(columns, field.columns));
  return {
    title: heading,
    notes,
    name: `${stem(title)}-${field.what}`,
    picture: () => pictureOfField(field, down, across, bitmap),
    csv: () => csvOf(lines()),
    bFile: () => bFile(listed(field, table, lines), [heading, ...notes, ...(isLine(table) ? [] : [mapWords().figure.antidiagonals])]),
    latex: () => {
      const cut = field.rows > PRINTED || field.columns > PRINTED;
      return latexOf(lines(PRINTED, PRINTED), joined([heading, ...(cut ? [mapWords().figure.cut(PRINTED)] : []), ...notes]), (cell) => cell === (field.what === 'value' ? '0' : 'P'));
    },
  };
}

const isLine = (table: Table) => table.axes.filter(({ fixed }) => !fixed).length === 1;

/** The values in the order of a sequence: of one number as they are, of two by antidiagonals. */
function listed(field: Field, table: Table, lines: () => Lines): ArrayLike<number> {
  if (isLine(table)) return field.cells;
  const { cells, ...edges } = lines();
  const codes = cells.map((row, at) => row.map((_, column) => contentAt(field, at, column)).map((content) => (content === undefined ? null : code(field, content))));
  return antidiagonals({ ...edges, cells: codes });
}

/** A cell as a number: outcomes as the server sends them, differences with their sign. */
function code(field: Field, content: number): string {
  return field.what === 'difference' ? signed(content).replace('−', '-') : String(content);
}

function linesOf(field: Field, table: Table, rows: number, columns: number): Lines {
  const { down, across } = edgesOf(table, field);
  const words: Record<number, string> = { 0: 'P', 1: 'N', 2: 'D' };
  const cell = (row: number, column: number) => {
    const content = contentAt(field, row, column);
    if (content === undefined) return null;
    if (field.what === 'difference') return code(field, content);
    if (field.what === 'value') return String(content);
    return field.what === 'outcome' ? (words[content] ?? '') : letter(field, content) || (words[content] ?? '');
  };
  const count = (length: number, at: (index: number) => string) => Array.from({ length }, (_, index) => at(index));
  return {
    names: [down.name, across.name],
    down: count(rows, down.at),
    across: count(columns, across.at),
    cells: count(rows, String).map((_, row) => count(columns, String).map((_, column) => cell(row, column))),
  };
}

/** A pixel a cell. */
function bitmap(field: Field): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [field.columns, field.rows];
  const context = canvas.getContext('2d');
  if (!context) return '';
  const image = context.createImageData(canvas.width, canvas.height);
  paint(field, LIGHT, new Uint32Array(image.data.buffer));
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png');
}

export interface Sequenced {
  ask: string;
  values: Uint32Array;
  report: Heaps | null;
  sources: readonly string[];
  /** Width of the fold, if that is how it is shown, and cells that are framed in it. */
  fold: { folded: Folded; framed: readonly Cell[] } | null;
}

export function figureOfSequence({ ask, values, report, sources, fold }: Sequenced): Figure {
  const title = mapWords().figure.sequence(entitled(ask) ?? ask, values.length.toLocaleString('en'));
  const period = report?.period ?? report?.conjecture ?? null;
  const plus = period && Number(period.saltus) !== 0 ? String(period.saltus) : '';
  const said = report && period && mapWords().figure.period(String(period.length), String(period.start), plus, evidenceWords().names[known(report)] ?? '');
  // The values are computed; what is said of all heaps has evidence of its own.
  const notes = [...notesOf('computed', sources), ...(said ? [said] : [])];
  const rows = Array.from({ length: Math.ceil(Math.min(values.length, 200) / 10) }, (_, row) => [...values.subarray(10 * row, 10 * row + 10)].map(String));
  const lines: Lines = { names: ['n', '+'], down: rows.map((_, row) => String(10 * row)), across: Array.from({ length: 10 }, (_, at) => String(at)), cells: rows };
  return {
    title,
    notes,
    name: `${stem(ask)}-sequence`,
    picture: () =>
      fold ? pictureOfField(fold.folded.field, fold.folded.down, fold.folded.across, bitmap, fold.framed) : pictureOfSequence(values, report?.period ?? null),
    csv: () => csvOfSequence(values),
    bFile: () => bFile(values, [title, ...notes]),
    ...(report?.certificate ? { certificate: report.certificate } : {}),
    latex: () => latexOf(lines, joined([title, ...(values.length > 200 ? [mapWords().figure.cutSequence(200)] : []), ...notes]), () => false),
  };
}

/** What of two sequences is compared. */
type Compared = Pick<Sequenced, 'ask' | 'values'>;

export function figureOfDifference(first: Compared, second: Compared, difference: Int32Array): Figure {
  const title = mapWords().compare.chartDifference(first.ask, second.ask);
  const found = exceptions(difference, PRINTED);
  const count = (number: number) => number.toLocaleString('en');
  const said = found.count === 0 ? mapWords().compare.agreeSequence(count(difference.length)) : mapWords().compare.differSequence(count(found.count), count(difference.length));
  const notes = [said.replace(/[.。]$/, ''), howKnown('computed')];
  const rows: [string, ArrayLike<number>][] = [['A', first.values], ['B', second.values], ['A - B', difference]];
  return {
    title,
    notes,
    name: `${stem(`${first.ask}-${second.ask}`)}-difference`,
    picture: () => pictureOfSequence(difference, null),
    csv: () => `n,A,B,difference\n${[...difference].map((value, n) => `${n},${first.values[n]},${second.values[n]},${value}\n`).join('')}`,
    bFile: () => bFile(difference, [title, ...notes]),
    latex: () =>
      latexOf(
        { names: ['', 'n'], down: rows.map(([name]) => name), across: found.first.map(String), cells: rows.map(([, values]) => found.first.map((n) => String(values[n]))) },
        joined([title, ...notes]),
        () => false,
      ),
  };
}

function notesOf(kind: Evidence['kind'], sources: readonly string[]): string[] {
  return [howKnown(kind), ...sources];
}

/** A title with what was typed, unless that is all that it says. */
function named(title: string, ask: string): string {
  return title === ask ? title : beside(title, ask);
}
