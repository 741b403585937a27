import { describe, expect, it } from 'vitest';
import type { Cell } from './format';
import { cellsOf, nameOf, questionOf, rulesFor, titleOf } from './questions';

const rules = (text: string): Cell => ({ kind: 'rules', text });
const proof = (game: string): Cell => ({ kind: 'proof', game, by: 'prove' });
const A = 'game a\n(n) -> (n - 1)\n';
const LATER = '# of the same name\n  game a(m default 2)\n(n) -> (n - m)\n';

describe('rules of a notebook', () => {
  it('have the name of their line `game`', () => {
    expect([A, LATER, 'game fibonacci-nim # x\n', '(n) -> ()\n', '# game x\n', 'game b; (n) -> ()'].map(nameOf)).toEqual([
      'a',
      'a',
      'fibonacci-nim',
      undefined,
      undefined,
      'b',
    ]);
  });
  it('are those of the nearest cell above, or of the first below', () => {
    const cells = [rules(A), proof('a'), rules(LATER), proof('a m=3'), proof('nim')];
    expect([1, 3, 4].map((at) => rulesFor(cells, at))).toEqual([A, LATER, undefined]);
    expect(rulesFor([proof('a'), rules(A), rules(LATER)], 0)).toBe(A);
  });
});

describe('questions', () => {
  it('carry the rules, and the convention where there is one', () => {
    expect(questionOf({ kind: 'position', game: ' a ', position: ' 5 ', convention: 'misere' }, A)).toEqual({
      operation: 'solve',
      request: { ask: 'a 5', moves: 20, convention: 'misere', text: A },
    });
    expect(questionOf({ kind: 'map', game: 'nim', ranges: '0..9', what: 'value' }, undefined)).toEqual({
      operation: 'table',
      request: { ask: 'nim', ranges: '0..9', what: 'value' },
    });
  });
  it('are none where there is nothing to ask', () => {
    expect(questionOf({ kind: 'text', text: 'nim' }, undefined)).toBe(null);
    expect(questionOf(proof(' '), undefined)).toBe(null);
    expect(questionOf({ kind: 'guess', text: '\n' }, undefined)).toBe(null);
  });
});

describe('experiments', () => {
  it('become cells that ask the same', () => {
    const cells = cellsOf({ operation: 'check', request: { ask: 'mine.game m=2', text: A, upto: 30 }, outcome: 'agrees' });
    expect(cells).toEqual([rules(A), { kind: 'proof', game: 'a m=2', by: 'check', upto: 30 }]);
    const at = cells.length - 1;
    expect(questionOf(cells[at] as Cell, rulesFor(cells, at))).toEqual({ operation: 'check', request: { ask: 'a m=2', upto: 30, text: A } });
  });
  it('with rules without a name get one', () => {
    const cells = cellsOf({ operation: 'prove', request: { ask: 'mine.game', text: '(n) -> (n - 1)\n' }, outcome: null });
    expect(cells).toEqual([rules('game mine\n(n) -> (n - 1)\n'), proof('mine')]);
  });
  it('are told in a few words', () => {
    expect(titleOf({ operation: 'table', request: { ask: 'nim', ranges: '0..9 0..9' }, outcome: null })).toBe('nim 0..9 0..9');
    expect(titleOf({ operation: 'prove', request: { ask: 'mine.game m=2', text: A }, outcome: null })).toBe('a m=2');
    expect(titleOf({ operation: 'guess', request: { text: '0 1\n2 ' }, outcome: null })).toBe('0 1 2');
  });
});
