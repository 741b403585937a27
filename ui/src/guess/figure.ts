/** A pattern in numbers as a figure: the conjecture, the games that have these values, and what is predicted. */
import { stem, type Figure } from '../lib/figure';
import { escaped, type Picture } from '../lib/svg';
import { bFile, csvOf, latexOf, type Lines } from '../lib/formats';
import { pictureOfLines, widthOf } from '../lib/lines';
import type { Guessed } from '../lib/requests';
import { joined } from '../lib/words';
import { howKnown } from '../parts/export.words';
import { guessWords } from './words';

/** The most predictions that are drawn. */
const DRAWN = 24;

/** A line of words, and of formulas in letters of one width. */
const [LINE, MONO] = [20, 8];

const bare = (text: string) => text.trim().replace(/[.。]$/, '');

/** Positions and their values, a column for each number. */
function predictions({ predictions, names }: Guessed, most = Infinity): Lines {
  const shown = predictions.slice(0, most);
  const { value, unknown, position } = guessWords();
  const [first = position, ...more] = names;
  return {
    names: ['', first],
    down: shown.map((one) => one.position[0] ?? ''),
    across: [...more, value],
    cells: shown.map((one) => [...one.position.slice(1), one.value ?? unknown]),
  };
}

/** The formula, line by line, above the table. */
function picture(statement: string, lines: Lines): Picture {
  const formula = statement.split('\n');
  const table = pictureOfLines(lines);
  const above = statement ? LINE * formula.length + 8 : 0;
  const written = statement
    ? formula.map((line, at) => `<text x="12" y="${LINE * at + 16}" font-family="ui-monospace, monospace" font-size="13" xml:space="preserve">${escaped(line)}</text>`)
    : [];
  const width = Math.max(table.width, ...formula.map((line) => Math.max(widthOf(line), MONO * line.length) + 24));
  if (lines.down.length === 0) return { width, height: above, body: written.join('') };
  return { width, height: above + table.height, body: `${written.join('')}<g transform="translate(0 ${above})">${table.body}</g>` };
}

export function figureOfPattern(found: Guessed): Figure {
  const words = guessWords();
  const best = found.conjectures[0];
  const title = best ? `${words.conjecture}${best.statement.includes('\n') ? '' : `: ${best.statement}`}` : words.nothing;
  const evidence = best ? [bare(best.evidence.detail), howKnown(best.evidence.kind)] : [bare(found.why ?? '')];
  const notes = [bare(words.readAs(found.read_as)), ...evidence, ...found.identities.map(({ statement }) => bare(statement))].filter((note) => note !== '');
  const statement = best?.statement ?? '';
  const whole = predictions(found);
  const some = found.predictions.length > 0;
  // A b-file numbers its values without a gap.
  const numbers = found.predictions.map(({ position }) => Number(position[0]));
  const listed = found.names.length === 1 && some && numbers.every((n, at) => Number.isSafeInteger(n) && n === (numbers[0] ?? 0) + at) && found.predictions.every(({ value }) => value !== null && /^-?\d+$/.test(value));
  return {
    title,
    notes,
    name: stem(words.figure),
    picture: () => picture(statement, predictions(found, DRAWN)),
    ...(some ? { csv: () => csvOf(whole), latex: () => latexOf(predictions(found, DRAWN), joined([title, ...notes]), () => false) } : {}),
    ...(listed ? { bFile: () => bFile(found.predictions.map(({ value }) => value ?? ''), [title, ...statement.split('\n'), ...notes], numbers[0]) } : {}),
  };
}
