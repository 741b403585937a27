/** Tables as pictures: a rule below the heads and one beside them, like tables in print. */
import { escaped, type Picture } from './svg';
import type { Lines } from './formats';

/** Height of a row, and room beside the words of a cell. */
const [ROW, GAP] = [24, 12];

/** Width of text in the letters of the picture, about: signs of Chinese are twice as wide. */
export function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (sign >= '\u2e80' ? 14 : 8), 0);
}

/** A table of words; the heads of its rows stand left, all else right. */
export function pictureOfLines({ names, down, across, cells }: Lines): Picture {
  const corner = names.filter((name) => name !== '').join(' \\ ');
  const table = [[corner, ...across], ...cells.map((row, at) => [down[at] ?? '', ...row.map((word) => word ?? '')])];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => widthOf(row[column] ?? ''))) + 2 * GAP);
  const ends = widths.map((_, column) => widths.slice(0, column + 1).reduce((sum, width) => sum + width, 0));
  const [wide, tall, first] = [ends.at(-1) ?? 0, ROW * table.length + 4, ends[0] ?? 0];
  const parts: string[] = [];
  for (const [at, row] of table.entries()) {
    for (const [column, word] of row.entries()) {
      if (word === '') continue;
      const place = column === 0 ? `x="${GAP}"` : `x="${(ends[column] ?? 0) - GAP}" text-anchor="end"`;
      const weight = at === 0 || column === 0 ? ' font-weight="600"' : '';
      parts.push(`<text ${place} y="${ROW * at + 17}"${weight}>${escaped(word)}</text>`);
    }
  }
  parts.push(`<path d="M0 ${ROW}H${wide}M${first} 0V${tall}" fill="none" stroke="#857d6e"/>`);
  return { width: wide + 2 * GAP, height: tall + GAP, body: `<g transform="translate(${GAP} 4)" font-size="13">${parts.join('')}</g>` };
}
