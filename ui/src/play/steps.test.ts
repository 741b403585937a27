import { describe, expect, it } from 'vitest';
import { nested } from './steps';

describe('the steps of a reason', () => {
  it('stand below the sentence that introduces them', () => {
    const why = ['In binary:', '1 = 01', '⊕ = 00', 'Every column is even.', 'Move by move:', 'a is answered by b.', 'c is answered by d.'];
    expect(nested(why)).toEqual([
      { text: 'In binary:', steps: [{ text: '1 = 01', steps: [] }, { text: '⊕ = 00', steps: [] }] },
      { text: 'Every column is even.', steps: [] },
      { text: 'Move by move:', steps: [{ text: 'a is answered by b.', steps: [] }, { text: 'c is answered by d.', steps: [] }] },
    ]);
  });
  it('do so in Chinese', () => {
    expect(nested(['写成二进制，上下对齐：', '1 = 01', '每一列都有偶数个 1。']).map(({ steps }) => steps.length)).toEqual([1, 0]);
  });
  it('are a list where nothing introduces anything', () => {
    expect(nested(['A.', 'B.'])).toEqual([{ text: 'A.', steps: [] }, { text: 'B.', steps: [] }]);
    expect(nested([])).toEqual([]);
  });
});
