import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bFile, csvOf, latexOf, SIGNS, tex } from './formats';
import { pictureOfLines } from './lines';

const lines = { names: ['', ''] as [string, string], down: ['[left]', '*'], across: ['x_1', '右'], cells: [['1/2', '-1'], ['0', null]] };

describe('text in LaTeX', () => {
  it('has the names of signs that its fonts lack, the same as drawings of the server', () => {
    expect(tex('a ≤ b, x₁₂ ⊕ α…')).toBe('a $\\leq$ b, x\\textsubscript{12} $\\oplus$ $\\alpha$$\\ldots$');
    const server = readFileSync('../crates/draw/src/letters.rs', 'utf8');
    const known = Object.fromEntries([...server.matchAll(/^ {4}\('(.)', "(\w+)"\),$/gmu)].map(([, sign, name]) => [sign, name]));
    expect(Object.keys(known).length).toBeGreaterThan(50);
    expect(SIGNS).toEqual(known);
  });
  it('is no command, whatever is written in it', () => {
    expect(tex('\\input{x} 50% $ # _ ^ ~ & \n')).toBe('\\textbackslash{}input\\{x\\} 50\\% \\$ \\# \\_ \\textasciicircum{} \\textasciitilde{} \\&  ');
  });
  it('asks for other fonts where there is Chinese', () => {
    const table = latexOf(lines, 'T', () => false);
    expect(table).toMatch(/^% XeLaTeX/);
    expect(latexOf({ ...lines, across: ['x_1', 'right'] }, 'T', () => false)).not.toContain('XeLaTeX');
    // A bracket or a star would belong to the end of the line above.
    expect(table).toContain('\n{}[left] & 1/2 & -1 \\\\\n{}* & 0 &  \\\\\n');
    expect(table).toContain('\n & x\\_1 & 右 \\\\\n');
  });
});

describe('tables with heads of words', () => {
  it('have an empty corner between commas', () => {
    expect(csvOf(lines)).toBe(',x_1,右\n[left],1/2,-1\n*,0,\n');
  });
  it('are drawn with all their words, within their size', () => {
    const { width, height, body } = pictureOfLines(lines);
    for (const word of ['[left]', '*', 'x_1', '右', '1/2', '-1', '0']) expect(body).toContain(`>${word}</text>`);
    for (const [, x, y] of body.matchAll(/<text x="([\d.]+)"[^>]* y="([\d.]+)"/g)) {
      expect(Number(x)).toBeLessThan(width);
      expect(Number(y)).toBeLessThan(height);
    }
  });
});

describe('a b-file', () => {
  it('may begin with another number than 0', () => {
    expect(bFile(['12345678901234567890', '7'], ['x'], 1000)).toBe('# x\n1000 12345678901234567890\n1001 7\n');
  });
});
