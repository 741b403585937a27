/**
 * What colours say. Values run from pale to deep (in the dark from deep to pale) through blue and green, which people who
 * do not tell red from green see too; 0, where the mover loses, stands out from all of them.
 */

/** Contents of the cells of one game. */
export type What = 'outcome' | 'value' | 'claim';
/** The same, and of two games beside each other (`difference.ts`). */
export type Content = What | 'against' | 'difference';

/** Colours are words of memory as ImageData has them: alpha, blue, green, red. */
export interface Palette {
  /** No such cell. */
  none: number;
  zero: number;
  stops: number[];
  lost: number;
  won: number;
  draw: number;
  uncovered: number;
  wrong: number;
  /** Of two games: the same in both, more in the first, more in the second. */
  same: number;
  first: number;
  second: number;
}

/** `#rrggbb` as ImageData has it. */
export function packed(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** A colour as CSS writes it. */
export function css(colour: number): string {
  const hex = (byte: number) => (byte & 255).toString(16).padStart(2, '0');
  return `#${hex(colour)}${hex(colour >>> 8)}${hex(colour >>> 16)}`;
}

export const LIGHT: Palette = {
  none: 0,
  zero: packed('#c8390b'),
  stops: ['#f3eec2', '#c3ddaa', '#7fc0a8', '#459aa8', '#2e6c98', '#2a4180', '#1b1b4b'].map(packed),
  lost: packed('#a8321a'),
  won: packed('#efeadf'),
  draw: packed('#8b79cf'),
  uncovered: packed('#c9c3b5'),
  wrong: packed('#d6006e'),
  same: packed('#efeadf'),
  first: packed('#1f5fa8'),
  second: packed('#c47a00'),
};

export const DARK: Palette = {
  none: 0,
  zero: packed('#ff7a4d'),
  stops: ['#1c2547', '#244271', '#2a6c8d', '#3f979a', '#80bf9d', '#c6e2a4', '#fbf7cb'].map(packed),
  lost: packed('#ff9d80'),
  won: packed('#23292c'),
  draw: packed('#9d8cf0'),
  uncovered: packed('#4a5358'),
  wrong: packed('#ff5cb8'),
  same: packed('#23292c'),
  first: packed('#7fbcff'),
  second: packed('#ffc24d'),
};

/** Between two colours. */
export function between(one: number, other: number, share: number): number {
  const mix = (shift: number) => {
    const [a, b] = [(one >>> shift) & 255, (other >>> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return ((255 << 24) | mix(16) | mix(8) | mix(0)) >>> 0;
}

/** The colour of a value of which the largest is `largest`. */
export function shade(value: number, largest: number, palette: Palette): number {
  if (value === 0) return palette.zero;
  const along = largest <= 1 ? 1 : Math.min((value - 1) / (largest - 1), 1);
  const place = along * (palette.stops.length - 1);
  const index = Math.min(Math.floor(place), palette.stops.length - 2);
  return between(palette.stops[index] ?? 0, palette.stops[index + 1] ?? 0, place - index);
}

/** The most colours that values are told apart by. */
const SHADES = 1024;

/** Colours of contents of cells. Contents beyond the end have the last colour. */
export function colours(what: Content, largest: number, palette: Palette): Uint32Array {
  switch (what) {
    case 'outcome':
      return Uint32Array.of(palette.lost, palette.won, palette.draw);
    case 'claim':
      return Uint32Array.of(
        palette.lost,
        palette.won,
        palette.draw,
        palette.uncovered,
        palette.wrong,
        palette.wrong,
        palette.wrong,
        palette.wrong,
      );
    case 'against':
      return Uint32Array.of(
        palette.lost,
        palette.won,
        palette.draw,
        palette.uncovered,
        palette.first,
        palette.second,
        palette.wrong,
      );
    case 'difference': {
      const most = Math.max(Math.min(Math.ceil(largest / 2), SHADES), 1);
      return Uint32Array.from({ length: 2 * most + 1 }, (_, content) => {
        const end = content % 2 === 1 ? palette.first : palette.second;
        return content === 0 ? palette.same : between(palette.same, end, 0.25 + (0.75 * Math.ceil(content / 2)) / most);
      });
    }
    case 'value': {
      const count = Math.min(largest, SHADES) + 1;
      return Uint32Array.from({ length: count }, (_, value) => shade(value, Math.min(largest, SHADES), palette));
    }
  }
}

/** By which content many cells in one pixel are shown: the greater goes first. What is rare and asked for is not lost. */
export function rank(what: Content, content: number): number {
  if (what === 'value') return content === 0 ? 1 : 0;
  if (what === 'difference') return content === 0 ? 0 : 1;
  if (what === 'outcome') return [2, 0, 1][content] ?? 0;
  return [3, 0, 2, 1][content] ?? 4;
}

/** Letters for contents. Of won positions, which are most, the colour has to do. */
export const SIGNS: { [what in Content]?: readonly string[] } = {
  outcome: ['P', '', 'D'],
  claim: ['P', '', 'D', '·', '✗P', '✗N', '✗D', '✗'],
  against: ['P', '', 'D', '·', 'A', 'B', '≠'],
};

/** Cells of one table: `cells` row by row, of which the last row may be short. */
export interface Field {
  cells: Uint8Array | Uint16Array | Uint32Array;
  columns: number;
  rows: number;
  what: Content;
  largest: number;
  /** The content of cells that are no position of the game. */
  vacant?: number | null;
}

/** Content of a cell; nothing where there is none, or no position. */
export function contentAt({ cells, columns, vacant }: Field, row: number, column: number): number | undefined {
  const content = cells[row * columns + column];
  return content === vacant ? undefined : content;
}

/** True if a cell is what is looked for: the claim about its position is wrong, or two games differ there. */
export function isWrong(field: Field, content: number | undefined): boolean {
  if (content === undefined || content === field.vacant) return false;
  return field.what === 'difference' ? content > 0 : (field.what === 'claim' || field.what === 'against') && content > 3;
}

/** Values above `SHADES` in the colours that there are. */
function index(content: number, field: Field, table: Uint32Array): number {
  // A difference beyond the colours has the last one of its sign.
  if (field.what === 'difference' && content >= table.length) return table.length - (content % 2 === 1 ? 2 : 1);
  if (field.what !== 'value' || field.largest <= SHADES) return content < table.length ? content : table.length - 1;
  if (content === 0) return 0;
  return Math.max(1, Math.round((content / field.largest) * (table.length - 1)));
}

/** The colour of this content. */
export function colourOf(content: number, field: Field, table: Uint32Array): number {
  return table[index(content, field, table)] ?? 0;
}

/** True if dark letters are more legible on this colour than light ones. */
export function isLight(colour: number): boolean {
  return 0.299 * (colour & 255) + 0.587 * ((colour >>> 8) & 255) + 0.114 * ((colour >>> 16) & 255) > 140;
}

/** One pixel a cell. */
export function paint(field: Field, palette: Palette, into: Uint32Array): void {
  const table = colours(field.what, field.largest, palette);
  const { cells, vacant } = field;
  const end = Math.min(into.length, cells.length);
  for (let at = 0; at < end; at += 1) {
    const content = cells[at] ?? 0;
    into[at] = content === vacant ? palette.none : (table[index(content, field, table)] ?? 0);
  }
  into.fill(palette.none, end);
}

/**
 * Many cells a pixel: each pixel shows the content of the highest rank among its cells, and a wrong claim is shown larger
 * than it is. `scale` is below 1; (`x`, `y`) is the cell in the upper left corner.
 */
export function reduce(
  field: Field,
  palette: Palette,
  view: { scale: number; x: number; y: number },
  width: number,
  height: number,
  into: Uint32Array,
): void {
  const table = colours(field.what, field.largest, palette);
  const { cells, columns, rows, what, vacant } = field;
  const ranks = Uint8Array.from({ length: 9 }, (_, content) => rank(what, content));
  const last = what === 'value' || what === 'difference' ? 1 : 8;
  const wrong: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(view.y + y / view.scale);
    const bottom = Math.max(top + 1, Math.floor(view.y + (y + 1) / view.scale));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor(view.x + x / view.scale);
      const right = Math.max(left + 1, Math.floor(view.x + (x + 1) / view.scale));
      let best = -1;
      let shown = -1;
      for (let row = Math.max(top, 0); row < bottom && row < rows; row += 1) {
        const start = row * columns;
        for (let column = Math.max(left, 0); column < right && column < columns; column += 1) {
          const content = cells[start + column];
          if (content === undefined || content === vacant) continue;
          const height = ranks[content < last ? content : last] ?? 0;
          if (height > best) {
            best = height;
            shown = content;
          }
        }
      }
      into[y * width + x] = shown < 0 ? palette.none : (table[index(shown, field, table)] ?? 0);
      if (what === 'claim' && shown > 3) wrong.push(y * width + x);
    }
  }
  for (const at of wrong) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) into[at + dy * width + dx] = palette.wrong;
      }
    }
  }
}
