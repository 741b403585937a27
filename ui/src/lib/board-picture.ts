/**
 * A board as a drawing in SVG, from what stands on the page: boxes with their borders, words, and drawings within them, each at its place. Colours are those of
 * the light theme; buttons that are no part of the position are left out.
 */
import { escaped, type Picture } from './svg';
import { inlined, inLight } from './picture';

/** No part of a position: instructions, choices and fields for typing. */
const BESIDE = 'input, select, label, .hidden-visually, .how, [id$="-help"], .others, [role="status"], .chooser';

/** Room around the board. */
const MARGIN = 8;

/** A drawing so far, and the least box around it. */
interface Sheet {
  parts: string[];
  box: { left: number; top: number; right: number; bottom: number };
}

export function pictureOfBoard(board: HTMLElement): Picture {
  return inLight(board, () => {
    const sheet: Sheet = { parts: [], box: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity } };
    for (const child of board.children) draw(child, { opacity: 1, flipped: false }, sheet);
    const { left, top, right, bottom } = sheet.box;
    if (!(right > left)) return { width: 0, height: 0, body: '' };
    const move = `translate(${number(MARGIN - left)} ${number(MARGIN - top)})`;
    return { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN, body: `<g transform="${move}">${sheet.parts.join('')}</g>` };
  });
}

/** What an element has from those around it. */
interface Around {
  opacity: number;
  /** Its upper side is seen below. */
  flipped: boolean;
}

const number = (value: number) => String(Number(value.toFixed(2)));
const clear = (colour: string) => colour === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(colour);

function meet({ box }: Sheet, { left, top, right, bottom }: DOMRect) {
  box.left = Math.min(box.left, left);
  box.top = Math.min(box.top, top);
  box.right = Math.max(box.right, right);
  box.bottom = Math.max(box.bottom, bottom);
}

function draw(node: Element, around: Around, sheet: Sheet) {
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden' || node.matches(BESIDE)) return;
  const opacity = around.opacity * Number(style.opacity);
  const turned = style.transform.startsWith('matrix(') && Number(style.transform.split(',')[3]) < 0;
  const flipped = around.flipped !== turned;
  const place = node.getBoundingClientRect();
  if (node instanceof SVGSVGElement) {
    const copy = inlined(node);
    for (const [name, value] of Object.entries({ x: place.left, y: place.top, width: place.width, height: place.height })) copy.setAttribute(name, number(value));
    // Those that are seen have their own.
    copy.setAttribute('opacity', number(opacity));
    sheet.parts.push(new XMLSerializer().serializeToString(copy));
    return meet(sheet, place);
  }
  if (place.width > 0 && place.height > 0 && ground(place, style, { opacity, flipped }, sheet)) meet(sheet, place);
  added(node, '::before', place, opacity, sheet);
  for (const child of node.childNodes) {
    if (child instanceof Element) draw(child, { opacity, flipped }, sheet);
    else if (child instanceof Text) written(child, style, opacity, sheet);
  }
  added(node, '::after', place, opacity, sheet);
}

/** The ground of an element and its border; `true` if there is any. */
function ground(place: DOMRect, style: CSSStyleDeclaration, { opacity, flipped }: Around, sheet: Sheet): boolean {
  const sides = (flipped ? (['Bottom', 'Right', 'Top', 'Left'] as const) : (['Top', 'Right', 'Bottom', 'Left'] as const)).map((side) => ({
    width: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
    style: style[`border${side}Style`],
  }));
  const [top, right, bottom, left] = sides as [Side, Side, Side, Side];
  const even = sides.every((side) => side.width === top.width && side.colour === top.colour && side.style === top.style);
  const fill = clear(style.backgroundColor) ? 'none' : style.backgroundColor;
  const lined = even && top.width > 0 && !clear(top.colour);
  const much = opacity < 1 ? ` opacity="${number(opacity)}"` : '';
  if (fill !== 'none' || lined) {
    const line = lined ? ` stroke="${top.colour}" stroke-width="${number(top.width)}"${dashes(top)}` : '';
    sheet.parts.push(`<path d="${outline(place, corners(style, flipped), lined ? top.width / 2 : 0)}" fill="${fill}"${line}${much}/>`);
  }
  if (even) return fill !== 'none' || lined;
  const ends: [Side, string][] = [
    [top, `M${number(place.left)} ${number(place.top + top.width / 2)}H${number(place.right)}`],
    [right, `M${number(place.right - right.width / 2)} ${number(place.top)}V${number(place.bottom)}`],
    [bottom, `M${number(place.left)} ${number(place.bottom - bottom.width / 2)}H${number(place.right)}`],
    [left, `M${number(place.left + left.width / 2)} ${number(place.top)}V${number(place.bottom)}`],
  ];
  const seen = ends.filter(([side]) => side.width > 0 && !clear(side.colour));
  for (const [side, way] of seen) sheet.parts.push(`<path d="${way}" fill="none" stroke="${side.colour}" stroke-width="${number(side.width)}"${dashes(side)}${much}/>`);
  return fill !== 'none' || seen.length > 0;
}

interface Side {
  width: number;
  colour: string;
  style: string;
}

function dashes({ style, width }: Side): string {
  if (style === 'dashed') return ` stroke-dasharray="${number(2 * width)} ${number(1.5 * width)}"`;
  return style === 'dotted' ? ` stroke-dasharray="0 ${number(2 * width)}" stroke-linecap="round"` : '';
}

/** Radii of the corners, from that at the upper left on. */
function corners(style: CSSStyleDeclaration, flipped: boolean): string[] {
  const above = [style.borderTopLeftRadius, style.borderTopRightRadius];
  const below = [style.borderBottomLeftRadius, style.borderBottomRightRadius];
  const [high, low] = flipped ? [below, above] : [above, below];
  return [...high, ...low.reverse()];
}

/** A box with round corners, this far within its edge. */
function outline({ left, top, width, height }: DOMRect, radii: string[], within: number): string {
  const corner = (radius: string): [number, number] => {
    const [across = '0', down = across] = radius.split(' ');
    const long = (text: string, side: number) => (text.endsWith('%') ? (Number.parseFloat(text) / 100) * side : Number.parseFloat(text));
    return [long(across, width), long(down, height)];
  };
  const [a, b, c, d] = radii.map(corner) as [[number, number], [number, number], [number, number], [number, number]];
  // Where corners would meet they are made smaller, all alike.
  const most = Math.min(1, width / (a[0] + b[0]), width / (c[0] + d[0]), height / (a[1] + d[1]), height / (b[1] + c[1]));
  const fit = ([x, y]: [number, number]): [number, number] => [Math.max(0, x * most - within), Math.max(0, y * most - within)];
  const [p, q, r, s] = [fit(a), fit(b), fit(c), fit(d)];
  const [x, y, right, bottom] = [left + within, top + within, left + width - within, top + height - within];
  const arc = ([across, down]: [number, number], toX: number, toY: number) => `A${number(across)} ${number(down)} 0 0 1 ${number(toX)} ${number(toY)}`;
  return (
    `M${number(x + p[0])} ${number(y)}H${number(right - q[0])}${arc(q, right, y + q[1])}V${number(bottom - r[1])}${arc(r, right - r[0], bottom)}` +
    `H${number(x + s[0])}${arc(s, x, bottom - s[1])}V${number(y + p[1])}${arc(p, x + p[0], y)}Z`
  );
}

function letters(text: string, x: number, y: number, style: CSSStyleDeclaration, opacity: number): string {
  const much = opacity < 1 ? ` opacity="${number(opacity)}"` : '';
  const size = Number.parseFloat(style.fontSize);
  return `<text x="${number(x)}" y="${number(y)}" text-anchor="middle" font-family="${escaped(style.fontFamily)}" font-size="${number(size)}" font-weight="${style.fontWeight}" fill="${style.color}"${much}>${escaped(text)}</text>`;
}

/** The words of a text, line by line. */
function written(node: Text, style: CSSStyleDeclaration, opacity: number, sheet: Sheet) {
  const lines: { text: string; place: DOMRect }[] = [];
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const place = range.getBoundingClientRect();
    if (place.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.place.top - place.top) < 1) {
      last.text += ` ${word}`;
      last.place = new DOMRect(last.place.left, last.place.top, place.right - last.place.left, last.place.height);
    } else lines.push({ text: word, place });
  }
  for (const { text, place } of lines) {
    // Letters stand on a line about a third of their size below the middle.
    sheet.parts.push(letters(text, place.left + place.width / 2, place.top + place.height / 2 + 0.36 * Number.parseFloat(style.fontSize), style, opacity));
    meet(sheet, place);
  }
}

/** Words that the style sheet adds to an element that has no others. */
function added(node: Element, where: '::before' | '::after', place: DOMRect, opacity: number, sheet: Sheet) {
  const style = getComputedStyle(node, where);
  const text = /^"(.+)"$/.exec(style.content)?.[1];
  if (!text || node.textContent?.trim()) return;
  sheet.parts.push(letters(text, place.left + place.width / 2, place.top + place.height / 2 + 0.36 * Number.parseFloat(style.fontSize), style, opacity));
}
