import { describe, expect, it } from 'vitest';
import { between, colours, contentAt, css, DARK, isWrong, LIGHT, packed, paint, reduce, shade, type Field, type Palette } from './palette';
import type { Table } from '../lib/api';
import { cellOf, edgesOf, fieldOf, numbersAt } from './cells';
import { begin, beginRow, fits, read, readAsk, write, writeAsk } from './ranges';
import { density, extremes, outline, span } from './sequence';
import { cellAt, pan, reveal, settle, ticks, whole, zoom } from './view';
import { around } from './window';

const field = { width: 100, height: 50 };
const picture = { width: 400, height: 400 };

describe('the view', () => {
  it('shows all of the field from its corner', () => {
    expect(whole(field, picture)).toEqual({ scale: 4, x: 0, y: 0 });
  });
  it('keeps what is under the pointer when it is zoomed', () => {
    const before = whole(field, picture);
    const at = { x: 130, y: 60 };
    const after = zoom(before, 3, at, field, picture);
    expect(after.scale).toBe(12);
    expect(cellAt(after, at, field)).toEqual(cellAt(before, at, field));
  });
  it('never leaves the field', () => {
    const close = zoom(whole(field, picture), 4, { x: 0, y: 100 }, field, picture);
    expect(pan(close, { x: 1e6, y: 1e6 }, field, picture)).toMatchObject({ x: 0, y: 0 });
    expect(pan(close, { x: -1e6, y: -1e6 }, field, picture)).toMatchObject({ x: 75, y: 25 });
    expect(zoom(close, 1e-9, { x: 3, y: 3 }, field, picture)).toEqual(whole(field, picture));
    expect(settle({ scale: 1e9, x: 0, y: 0 }, field, picture).scale).toBe(64);
  });
  it('goes where the cursor goes', () => {
    const close = { scale: 40, x: 0, y: 0 };
    expect(reveal(close, 99, 49, field, picture)).toEqual({ scale: 40, x: 90, y: 40 });
    expect(reveal(close, 5, 5, field, picture)).toEqual(close);
    expect(cellAt(close, { x: 401 * 40, y: 0 }, field)).toBe(null);
  });
  it('has round numbers at its edges', () => {
    expect(ticks(0, 100, 18)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(7, 31, 10)).toEqual([10, 20, 30]);
  });
});

/** The relative luminance that WCAG defines. */
function luminance(colour: number): number {
  const part = (shift: number) => {
    const share = ((colour >>> shift) & 255) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(16);
}

describe('the palette', () => {
  it('writes colours as the canvas and as CSS does', () => {
    expect(css(packed('#0180ff'))).toBe('#0180ff');
    expect([...new Uint8Array(Uint32Array.of(packed('#0180ff')).buffer)]).toEqual([1, 128, 255, 255]);
    expect(css(between(packed('#000000'), packed('#ff8040'), 0.5))).toBe('#804020');
  });
  it('grows steadily darker, or in the dark lighter, so that it is read without hue', () => {
    const steady = (palette: Palette, sign: number) => {
      const lights = Array.from({ length: 50 }, (_, value) => luminance(shade(value + 1, 50, palette)));
      for (let at = 1; at < lights.length; at += 1) expect(sign * ((lights[at] ?? 0) - (lights[at - 1] ?? 0))).toBeGreaterThan(0);
    };
    steady(LIGHT, -1);
    steady(DARK, 1);
  });
  it('tells lost from won by three times the light', () => {
    for (const palette of [LIGHT, DARK]) {
      const [one, other] = [luminance(palette.lost), luminance(palette.won)].sort((a, b) => b - a) as [number, number];
      expect((one + 0.05) / (other + 0.05)).toBeGreaterThan(3);
    }
  });
  it('paints a cell a pixel, and nothing where there is none', () => {
    const cells: Field = { cells: Uint8Array.of(0, 1, 2, 1, 0), columns: 3, rows: 2, what: 'outcome', largest: 2 };
    const into = new Uint32Array(6);
    paint(cells, LIGHT, into);
    expect([...into]).toEqual([LIGHT.lost, LIGHT.won, LIGHT.draw, LIGHT.won, LIGHT.lost, 0]);
  });
  it('keeps the one lost position among a hundred that share a pixel', () => {
    const bytes = new Uint8Array(10_000).fill(1);
    bytes[57 * 100 + 31] = 0;
    const into = new Uint32Array(100);
    const cells: Field = { cells: bytes, columns: 100, rows: 100, what: 'outcome', largest: 1 };
    reduce(cells, LIGHT, { scale: 0.1, x: 0, y: 0 }, 10, 10, into);
    expect(into.indexOf(LIGHT.lost)).toBe(5 * 10 + 3);
    expect([...into].filter((pixel) => pixel === LIGHT.won)).toHaveLength(99);
  });
  it('shows a wrong claim larger than it is', () => {
    const bytes = new Uint8Array(10_000).fill(1);
    bytes[57 * 100 + 31] = 4;
    const into = new Uint32Array(100);
    reduce({ cells: bytes, columns: 100, rows: 100, what: 'claim', largest: 7 }, DARK, { scale: 0.1, x: 0, y: 0 }, 10, 10, into);
    expect([...into].filter((pixel) => pixel === DARK.wrong)).toHaveLength(9);
  });
  it('has a colour for values of any size', () => {
    const large: Field = { cells: Uint32Array.of(0, 1, 5000, 4_000_000_000), columns: 4, rows: 1, what: 'value', largest: 4_000_000_000 };
    const into = new Uint32Array(4);
    paint(large, LIGHT, into);
    expect(into[0]).toBe(LIGHT.zero);
    expect(into[1]).not.toBe(LIGHT.zero);
    expect(into[3]).toBe(LIGHT.stops.at(-1));
    expect(colours('value', 3, LIGHT)).toHaveLength(4);
  });
});

describe('ranges', () => {
  it('come back as they went', () => {
    expect(write(read('0..99 3 5..7') ?? [])).toBe('0..99 3 5..7');
    expect(write(begin(3))).toBe('1 0..99 0..99');
  });
  it('that are none are refused', () => {
    for (const text of ['', '9..1 0..1', '0..9 x', '0..9 -1', '0..99999999999 0']) expect(read(text)).toBe(undefined);
  });
  it('have as many numbers as positions, of which two run', () => {
    const fit = (text: string, arity: number, row = false) => fits(read(text) ?? [], { arity, row });
    expect([fit('0..9', 2), fit('0..9 0..9', 2), fit('0..9 0..9 0..9', 3), fit('1 0..9 0..9', 3)]).toEqual([false, true, false, true]);
    // Of heaps that are added, and of a row, all numbers may run.
    expect([fit('0..9 0..9 5', 1), fit('0..9 0..9 0..9', 1), fit('0..9 0..9 0..9', 0, true)]).toEqual([true, true, true]);
  });
  it('of rows are of noughts and ones, of squares, or of small numbers', () => {
    expect(write(beginRow('[1, 0, 0, 1]'))).toBe(Array(8).fill('0..1').join(' '));
    expect(write(beginRow('[2, 5, 6, 10]'))).toBe('1..6 1..6 1..6 1..6');
    expect(write(beginRow('[3, 1, 4, 2]'))).toBe('0..5 0..5 0..5 0..5');
    expect(write(beginRow(''))).toBe('0..9 0..9');
  });
  it('stand beside games with parameters', () => {
    expect(readAsk('subtraction S={1, 3} k=2')).toEqual({ game: 'subtraction', parameters: { S: '{1, 3}', k: '2' } });
    expect(writeAsk('subtraction', { S: '{1, 3}', k: '' })).toBe('subtraction S={1,3}');
    expect(readAsk('')).toEqual({ game: '', parameters: {} });
  });
});

describe('a long sequence', () => {
  const values = Uint32Array.from({ length: 1_000_000 }, (_, at) => (at === 765_432 ? 99 : at % 7));
  it('loses no value when it is drawn', () => {
    const counts = density(values, 0, 1_000_000, 99, 300, 100);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_000_000);
    expect(counts.indexOf(1)).toBe(Math.floor((765_432 * 300) / 1_000_000));
  });
  it('shows its greatest value in its outline', () => {
    const pairs = outline(values, 300);
    const peaks = Array.from({ length: 300 }, (_, x) => pairs[2 * x + 1]);
    expect(peaks.indexOf(99)).toBe(229);
    expect(extremes(values, 0, 700_000)).toEqual({ least: 0, largest: 6 });
    expect([...outline(Uint32Array.of(4, 2), 4)]).toHaveLength(8);
  });
  it('is looked at within its ends', () => {
    expect(span(-50, 50, 1000)).toEqual({ from: 0, to: 100 });
    expect(span(990, 1090, 1000)).toEqual({ from: 900, to: 1000 });
    expect(span(500, 501, 1000)).toEqual({ from: 495.5, to: 505.5 });
    expect(span(0, 100, 4)).toEqual({ from: 0, to: 4 });
  });
});

describe('a window of a table', () => {
  it('lies around what matters, and within the table', () => {
    expect(around(50, 11, 100)).toEqual({ from: 45, to: 56 });
    expect(around(0, 11, 100)).toEqual({ from: 0, to: 11 });
    expect(around(99, 11, 100)).toEqual({ from: 89, to: 100 });
    expect(around(2, 11, 3)).toEqual({ from: 0, to: 3 });
  });
});

describe('cells and positions', () => {
  const axis = (name: string, first: number, last: number, fixed = false) => ({ name, first, last, fixed });
  const table = (axes: Table['axes'], length: number): Table => ({
    game: 'g',
    what: 'outcome',
    axes,
    cell: 'u8',
    largest: 1,
    evidence: { kind: 'computed' },
    positions: length,
    out: null,
    title: { en: 'g', zh: 'g' },
    vacant: null,
    convention: 'normal',
    claim: null,
    claims: [],
    cells: new Uint8Array(length),
  });
  it('belong together in a slice', () => {
    const slice = table([axis('a', 5, 8), axis('b', 3, 3, true), axis('c', 10, 14)], 20);
    const field = fieldOf(slice, 99);
    expect([field.rows, field.columns]).toEqual([4, 5]);
    expect(numbersAt(slice, field, { row: 1, column: 4 })).toEqual(['6', '3', '14']);
    expect(cellOf(slice, field, ['6', '3', '14'])).toEqual({ row: 1, column: 4 });
    expect(cellOf(slice, field, ['6', '4', '14'])).toBe(null);
    expect(cellOf(slice, field, ['9', '3', '14'])).toBe(null);
    const { down, across } = edgesOf(slice, field);
    expect([down.name, down.at(0), across.name, across.at(4)]).toEqual(['a', '5', 'c', '14']);
    expect(across.marks(0, 9, 5).map(across.at)).toEqual(['10', '15']);
  });
  it('belong together in a folded line', () => {
    const line = table([axis('n', 100, 124)], 25);
    const field = fieldOf(line, 10);
    expect([field.rows, field.columns]).toEqual([3, 10]);
    expect(numbersAt(line, field, { row: 2, column: 4 })).toEqual(['124']);
    expect(cellOf(line, field, ['107'])).toEqual({ row: 0, column: 7 });
    const { down } = edgesOf(line, field);
    expect([down.name, down.at(0), down.at(2)]).toEqual(['n', '100', '120']);
  });
  it('belong together in lines and columns of several numbers', () => {
    const nested = table([axis('x1', 0, 1), axis('x2', 1, 3), axis('x3', 0, 1), axis('x4', 0, 4), axis('x5', 7, 7, true)], 60);
    const field = fieldOf(nested, 99);
    expect([field.rows, field.columns]).toEqual([6, 10]);
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 10; column += 1) {
        const at = [Math.floor(row / 3), 1 + (row % 3), Math.floor(column / 5), column % 5, 7].map(String);
        expect(numbersAt(nested, field, { row, column })).toEqual(at);
        expect(cellOf(nested, field, at)).toEqual({ row, column });
      }
    }
    const { down, across } = edgesOf(nested, field);
    expect([down.name, down.at(5), across.name, across.at(6)]).toEqual(['x1, x2', '1, 3', 'x3, x4', '1, 1']);
    // Written where there is room: at each, or where the last number begins anew.
    expect(across.marks(0, 9, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(across.marks(0, 9, 3)).toEqual([0, 5]);
    expect(across.marks(3, 9, 3)).toEqual([5]);
  });
  it('leave out what is no position', () => {
    const cells: Field = { cells: Uint8Array.of(0, 255, 1, 255), columns: 2, rows: 2, what: 'claim', largest: 1, vacant: 255 };
    const into = new Uint32Array(4);
    paint(cells, LIGHT, into);
    expect([...into]).toEqual([LIGHT.lost, 0, LIGHT.won, 0]);
    expect([contentAt(cells, 0, 0), contentAt(cells, 0, 1), isWrong(cells, 255), isWrong(cells, 4)]).toEqual([0, undefined, false, true]);
    const small = new Uint32Array(1);
    reduce(cells, LIGHT, { scale: 0.5, x: 0, y: 0 }, 1, 1, small);
    expect([...small]).toEqual([LIGHT.lost]);
  });
});
