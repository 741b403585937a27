/** Pictures as SVG, for files and for print: always on white, whatever the theme. */
import { escaped, type Picture } from '../lib/svg';
import type { Cell, Edge } from './cells';
import { colourOf, colours, contentAt, css, isLight, LIGHT, type Field } from './palette';
import { letter } from './letter';
import { density, extremes, type Values } from './sequence';
import { ticks } from './view';

/** Room for the numbers at the edges. */
const EDGE = { left: 56, top: 46, bottom: 30 };
/** Sides of a picture, about. */
const SIDE = 720;
/** With more cells than this they are pixels of an image, not squares. */
const SQUARES = 10_000;

function written(x: number, y: number, text: string, how = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${how && ` ${how}`}>${escaped(text)}</text>`;
}

/** A map: squares of the colours that the page has, with its letters where there is room. `image` has a picture of many cells, as an address; `framed` cells stand out. */
export function pictureOfField(field: Field, down: Edge, across: Edge, image: (field: Field) => string, framed: readonly Cell[] = []): Picture {
  const { rows, columns } = field;
  const scale = Math.min(Math.max(SIDE / Math.max(columns, rows), 0.02), 32);
  const [width, height] = [columns * scale, rows * scale];
  const left = Math.max(EDGE.left, 8 * down.at(rows - 1).length + 16);
  const parts: string[] = [];
  for (const mark of across.marks(0, columns - 1, Math.max((8 * across.at(columns - 1).length + 14) / scale, 1))) {
    parts.push(written((mark + 0.5) * scale, -8, across.at(mark), 'text-anchor="middle"'));
  }
  for (const mark of down.marks(0, rows - 1, Math.max(20 / scale, 1))) {
    parts.push(written(-8, (mark + 0.5) * scale + 4, down.at(mark), 'text-anchor="end"'));
  }
  parts.push(written(-left + 16, -28, `${down.name} ↓  ${across.name} →`, 'font-weight="600"'));
  parts.push(rows * columns <= SQUARES ? squares(field, scale) : `<image width="${width.toFixed(2)}" height="${height.toFixed(2)}" preserveAspectRatio="none" image-rendering="pixelated" href="${image(field)}"/>`);
  const inner = 0.84 * scale;
  for (const { row, column } of framed) {
    const [x, y] = [(column + 0.08) * scale, (row + 0.08) * scale];
    parts.push(`<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${inner.toFixed(2)}" height="${inner.toFixed(2)}" fill="none" stroke="#1c2326" stroke-width="${(scale / 12).toFixed(2)}"/>`);
  }
  parts.push(`<rect width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="none" stroke="#857d6e"/>`);
  return { width: left + width + 12, height: EDGE.top + height + 8, body: `<g transform="translate(${left} ${EDGE.top})">${parts.join('')}</g>` };
}

/** Cells of one colour beside each other are one rectangle, without a seam to the next line. */
function squares(field: Field, scale: number): string {
  const table = colours(field.what, field.largest, LIGHT);
  const parts: string[] = [];
  for (let row = 0; row < field.rows; row += 1) {
    const colour = (column: number) => {
      const content = column < field.columns ? contentAt(field, row, column) : undefined;
      return content === undefined ? null : colourOf(content, field, table);
    };
    for (let column = 0; column < field.columns; ) {
      const [from, fill] = [column, colour(column)];
      while (column < field.columns && colour(column) === fill) column += 1;
      if (fill === null) continue;
      parts.push(`<rect x="${(from * scale).toFixed(2)}" y="${(row * scale).toFixed(2)}" width="${((column - from) * scale).toFixed(2)}" height="${scale.toFixed(2)}" fill="${css(fill)}"/>`);
    }
  }
  const cells = `<g shape-rendering="crispEdges">${parts.join('')}</g>`;
  if (scale < 16) return cells;
  const letters: string[] = [];
  for (let row = 0; row < field.rows; row += 1) {
    for (let column = 0; column < field.columns; column += 1) {
      const content = contentAt(field, row, column);
      const text = content === undefined ? '' : letter(field, content);
      if (content === undefined || !text) continue;
      const size = Math.min(scale * 0.5, (scale * 1.5) / text.length);
      const ink = isLight(colourOf(content, field, table)) ? '#101416' : '#ffffff';
      letters.push(written((column + 0.5) * scale, (row + 0.5) * scale + size / 3, text, `text-anchor="middle" font-size="${size.toFixed(1)}" fill="${ink}"`));
    }
  }
  return cells + letters.join('');
}

/** With more values than this the chart has a dot for each pixel with a value, not for each value. */
const DOTS = 4000;

/** A sequence as dots; a period as bands behind them. */
export function pictureOfSequence(values: Values, period: { start: number; length: number } | null): Picture {
  const [width, height] = [1080, 420];
  const found = extremes(values, 0, values.length);
  const [least, largest] = [Math.min(found.least, 0) * 1.06, Math.max(found.largest, 1) * 1.06];
  const x = (n: number) => ((n + 0.5) * width) / values.length;
  const y = (value: number) => height - ((value - least) * height) / (largest - least);
  const parts: string[] = [];
  const apart = period && (period.length * width) / values.length;
  if (period && apart && apart >= 4) {
    for (let band = 0; period.start + 2 * band * period.length < values.length; band += 1) {
      const from = period.start + 2 * band * period.length;
      const to = Math.min(from + period.length, values.length);
      parts.push(`<rect x="${((from * width) / values.length).toFixed(2)}" y="0" width="${(((to - from) * width) / values.length).toFixed(2)}" height="${height}" fill="#dcecec"/>`);
    }
  }
  for (const mark of ticks(least, largest, Math.max((26 / height) * (largest - least), 1))) {
    parts.push(written(-8, y(mark) + 4, String(mark), 'text-anchor="end"'));
    parts.push(`<line x2="${width}" y1="${y(mark).toFixed(1)}" y2="${y(mark).toFixed(1)}" stroke="#d9d2c3"/>`);
  }
  for (const mark of ticks(0, values.length - 1, ((8 * String(values.length).length + 24) / width) * values.length)) {
    parts.push(written(x(mark), height + 18, String(mark), 'text-anchor="middle"'));
  }
  const size = values.length <= 400 ? 3 : 1.2;
  const dots: string[] = [];
  if (values.length <= DOTS) values.forEach((value: number, n: number) => dots.push(`M${x(n).toFixed(1)} ${y(value).toFixed(1)}h0`));
  else {
    density(values, 0, values.length, largest, width, height, least).forEach((count, at) => {
      if (count > 0) dots.push(`M${at % width}.5 ${Math.floor(at / width)}.5h0`);
    });
  }
  parts.push(`<path d="${dots.join('')}" stroke="#0e5a64" stroke-width="${2 * size}" stroke-linecap="round" fill="none"/>`);
  return { width: EDGE.left + width + 16, height: 16 + height + EDGE.bottom, body: `<g transform="translate(${EDGE.left} 16)">${parts.join('')}</g>` };
}
