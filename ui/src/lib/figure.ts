/** Figures: a picture with its title, how it is known, and where it comes from; and the same as text. */
import { exportWords } from '../parts/export.words';
import { escaped, type Picture } from './svg';
import { joined, sentence } from './words';

export interface Figure {
  title: string;
  /** How it is known, and the literature on the game, a sentence each. */
  notes: string[];
  /** Stem of the names of its files. */
  name: string;
  picture: () => Picture;
  csv?: () => string;
  bFile?: () => string;
  /** A table for LaTeX. */
  latex?: () => string;
  /** A drawing for LaTeX; nothing where the server cannot draw it. */
  tikz?: () => string | Promise<string | null>;
  /** The certificate of what it shows. */
  certificate?: string;
}

/** Stem of the name of a file. */
export const stem = (title: string) => title.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'bouton';

/** A whole drawing in SVG as a picture on light ground. */
export function pictureOf(svg: string): Picture {
  const side = (name: string) => Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);
  // What follows in the style sheet is for dark ground.
  return { width: side('width'), height: side('height'), body: svg.replace(/@media[^]*?(?=<\/style>)/, '') };
}

/** Letters of a caption in a line of a picture. */
const LINE = 110;

/** Words in lines of about equal length at most. */
function broken(text: string, length: number): string[] {
  const lines = [''];
  // An address has no blanks: it is broken where a line ends.
  const pieces = text.split(/(?<=[\s，。；：、])/).flatMap((word) => word.match(new RegExp(`.{1,${Math.ceil(0.88 * length)}}`, 'gsu')) ?? []);
  for (const word of pieces) {
    const last = lines.length - 1;
    if ((lines[last] ?? '').length + word.length > length && lines[last]) lines.push(word);
    else lines[last] += word;
  }
  return lines;
}

/** Longest address that is written out; a longer one is where its link leads. */
const WRITTEN = 300;

/** The line that says where a figure comes from. */
const madeAt = (address: string) => (address.length > WRITTEN ? exportWords().madeWith : exportWords().made(address));

/** The figure as a file: title above, notes and address below. */
export function svgOf(figure: Figure, address: string): string {
  const { width, height, body } = figure.picture();
  const wide = Math.max(width, 520);
  const length = Math.max(1, Math.floor((LINE * wide) / 800));
  const heading = broken(figure.title, Math.floor(length * 0.8));
  const notes = figure.notes.flatMap((note) => broken(note, length));
  const below = [...notes, ...broken(madeAt(address), length)];
  const top = 12 + 22 * heading.length;
  const tall = top + height + 12 + 17 * below.length + 8;
  const text = (line: string, y: number, how: string) => `<text x="16" y="${y}" ${how}>${escaped(line)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(wide)}" height="${Math.ceil(tall)}" viewBox="0 0 ${Math.ceil(wide)} ${Math.ceil(tall)}" font-family="system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif" font-size="12" fill="#1c2326">` +
    `<title>${escaped(figure.title)}</title><rect width="100%" height="100%" fill="#ffffff"/>` +
    heading.map((line, at) => text(line, 24 + 22 * at, 'font-size="16" font-weight="600"')).join('') +
    `<g transform="translate(0 ${top})">${body}</g>` +
    below
      .map((line, at) => {
        const words = text(line, top + height + 18 + 17 * at, 'fill="#4f5a5e"');
        return at < notes.length ? words : `<a href="${escaped(address)}">${words}</a>`;
      })
      .join('') +
    '</svg>\n'
  );
}

/** The title and the notes, as a caption has them. */
export function captionOf(figure: Figure, address: string): string {
  return sentence(joined([figure.title, ...figure.notes, madeAt(address)]));
}

/** The caption for word processors, with a link to where the figure comes from. */
export function linkedCaptionOf(figure: Figure, address: string): string {
  const made = escaped(madeAt(address));
  return escaped(captionOf(figure, address)).replace(made, () => `<a href="${escaped(address)}">${made}</a>`);
}
