import { describe, expect, it } from 'vitest';
import type { Table } from '../lib/api';
import { differenceOf, signed } from './difference';
import { exceptionsOf, foldOf } from './fold';
import { antidiagonals, bFile, csvOf, latexOf, tex } from '../lib/formats';
import { colourOf, colours, isWrong, LIGHT, type Field } from './palette';
import { bounds } from './parameters';
import { density, exceptions, extremes, less } from './sequence';

const table = (what: 'outcome' | 'value' | 'claim', cells: number[], vacant: number | null = null): Table => ({
  game: 'g',
  what,
  axes: [{ name: 'a', first: 0, last: 1, fixed: false }, { name: 'b', first: 0, last: 2, fixed: false }],
  cell: 'u8',
  largest: 9,
  evidence: { kind: 'computed' },
  positions: cells.length,
  out: null,
  title: { en: 'g', zh: 'g' },
  vacant,
  convention: 'normal',
  claim: null,
  claims: [],
  cells: Uint8Array.from(cells),
});

describe('two games beside each other', () => {
  it('differ in who wins, with a colour for each side', () => {
    const field = differenceOf(table('outcome', [0, 0, 1, 1, 2, 1]), table('outcome', [0, 1, 0, 1, 2, 2]), 3) as Field;
    expect([...field.cells]).toEqual([0, 4, 5, 1, 2, 6]);
    expect([...field.cells].map((content) => isWrong(field, content))).toEqual([false, true, true, false, false, true]);
    expect([field.rows, field.columns, field.what]).toEqual([2, 3, 'against']);
  });
  it('differ by a number with a sign', () => {
    const field = differenceOf(table('value', [0, 5, 1, 7, 9, 2]), table('value', [0, 3, 4, 7, 0, 3]), 3) as Field;
    expect([...field.cells].map(signed)).toEqual(['0', '+2', '−3', '0', '+9', '−1']);
    const all = colours('difference', field.largest, LIGHT);
    expect(colourOf(17, field, all)).toBe(LIGHT.first);
    // A difference beyond the colours keeps the side that it is on.
    expect(colourOf(1_000_001, field, all)).toBe(all.at(-2));
    expect(colourOf(1_000_002, field, all)).toBe(all.at(-1));
  });
  it('say nothing where one has no position, or where they are of other cells', () => {
    const field = differenceOf(table('value', [0, 255, 1, 0, 0, 0], 255), table('value', [1, 1, 255, 0, 0, 0], 255), 3) as Field;
    expect([...field.cells.subarray(0, 3)]).toEqual([2, field.vacant, field.vacant]);
    expect(differenceOf(table('value', [1]), table('outcome', [1]), 1)).toBe(null);
    expect(differenceOf(table('value', [1]), table('value', [1, 2]), 1)).toBe(null);
  });
});

describe('a folded sequence', () => {
  // By hand: 9 9 0 1 2 0 1 2 …, of period 3 from 2 on; 9 at 0 and 1 where 1 and 2 would be.
  const values = Uint32Array.from({ length: 3000 }, (_, n) => (n < 2 ? 9 : (n - 2) % 3));
  it('shows the lines before the period, and some more', () => {
    const folded = foldOf(values, 3, { start: 2, length: 3, saltus: 0 });
    expect([folded.field.columns, folded.field.rows, folded.shown]).toEqual([3, 24, 72]);
    expect(foldOf(values, 7, { start: 2, length: 3, saltus: 0 }).shown).toBe(3000);
    expect(foldOf(values, 7, null).field.rows).toBe(429);
  });
  it('has exceptions where the period would give other values', () => {
    expect(exceptionsOf(values, { start: 2, length: 3, saltus: 0 })).toEqual([0, 1]);
    // n + 1 but for 5 at heap 1: of period 1, with 1 added.
    expect(exceptionsOf(Uint32Array.of(1, 5, 3, 4, 5, 6), { start: 2, length: 1, saltus: 1 })).toEqual([1]);
  });
});

describe('values as text', () => {
  const lines = { names: ['a', 'b'] as [string, string], down: ['0', '1'], across: ['0', '1'], cells: [['0', '1'], ['1', null]] };
  it('stand between commas, with what has commas quoted', () => {
    expect(csvOf(lines)).toBe('a\\b,0,1\n0,0,1\n1,1,\n');
    expect(csvOf({ ...lines, across: ['0, 1', 'say "x"'] })).toContain('"0, 1","say ""x"""');
  });
  it('are numbered in a b-file', () => {
    expect(bFile([0, 1, 2], ['Kayles'])).toBe('# Kayles\n0 0\n1 1\n2 2\n');
  });
  it('of tables are read by antidiagonals, as far as these are whole', () => {
    expect(antidiagonals({ ...lines, cells: [['1', '2', '4'], ['3', '5', '8'], ['6', '9', '10']] })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(antidiagonals({ ...lines, cells: [['1', null], ['3', '5']] })).toEqual([1]);
  });
  it('are a table in LaTeX', () => {
    expect(tex('50 % of a_1 − {x}')).toBe('50 \\% of a\\_1 $-$ \\{x\\}');
    expect(tex('a < b|c')).toBe('a $<$ b$|$c');
    expect(latexOf(lines, 'Nim', (cell) => cell === '0')).toContain('0 & \\textbf{0} & 1 \\\\\n1 & 1 &  \\\\\n');
  });
});

describe('sliders of parameters', () => {
  it('are there for numbers, from the least that is allowed', () => {
    expect(bounds({ kind: 'natural', text: 'm >= 1 default 3', default: '3' }, '5')).toEqual({ least: 1, most: 20, at: 5 });
    expect(bounds({ kind: 'natural', text: 'T default 100', default: '100' }, '100')).toEqual({ least: 0, most: 400, at: 100 });
    expect(bounds({ kind: 'set', text: 'S: set', default: '{1}' }, '{1}')).toBe(null);
    expect(bounds({ kind: 'natural', text: 'kmax default any', default: 'any' }, 'any')).toBe(null);
  });
});

describe('two sequences', () => {
  it('differ where their difference is not 0, and the chart of it reaches below 0', () => {
    // Take one or two: n mod 3; take one, two or three: n mod 4.
    const of = (m: number) => Uint32Array.from({ length: 40 }, (_, n) => n % m);
    const difference = less(of(3), of(4));
    expect(exceptions(difference, 3)).toEqual({ count: Array.from({ length: 40 }, (_, n) => n).filter((n) => n % 3 !== n % 4).length, first: [3, 4, 5] });
    expect(extremes(difference, 0, 40)).toEqual({ least: -3, largest: 2 });
    const counts = density(difference, 0, 40, 2, 40, 6, -3);
    // A pixel for each heap, at the height of its difference: the lowest row is −3.
    expect([...counts].reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(counts[5 * 40 + 3]).toBe(1);
    expect(counts[2 * 40]).toBe(1);
  });
  it('are compared as far as both are known', () => {
    expect([...less(Uint32Array.of(5, 0, 7), Uint32Array.of(2, 3))]).toEqual([3, -3]);
  });
});
