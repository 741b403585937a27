import { describe, expect, it } from 'vitest';
import { offsetOf, wordAt } from './place';

describe('a place counted in bytes', () => {
  it('is found in lines of any letters', () => {
    const text = '2\n3 x\n１ é𝄞 7';
    expect(text.slice(offsetOf(text, 2, 3))).toBe('x\n１ é𝄞 7');
    // The wide digit has three bytes, é two, 𝄞 four.
    expect(text.slice(offsetOf(text, 3, 5))).toBe('é𝄞 7');
    expect(text.slice(offsetOf(text, 3, 12))).toBe('7');
    expect(offsetOf(text, 9, 1)).toBe(text.length);
    expect(offsetOf('', 1, 1)).toBe(0);
  });
  it('has a word', () => {
    expect(wordAt('3 xyz 4', 2)).toBe(5);
    expect(wordAt('3 xyz', 2)).toBe(5);
  });
});
