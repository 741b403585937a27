import { describe, expect, it } from 'vitest';
import { inline, prose, safe } from './prose';

describe('a text', () => {
  it('has headings, paragraphs, lists and code', () => {
    expect(prose('# A\n\none\ntwo\n\n- x\n- y\n  goes on\n\n1. z\n\n```game\na -> b\n\n# c\n```\nend').map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'code',
      'paragraph',
    ]);
    expect(prose('- x\n- y\n  goes on')).toEqual([
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y\ngoes on' }]] },
    ]);
    expect(prose('```\na\n\n# c')).toEqual([{ kind: 'code', text: 'a\n\n# c' }]);
    expect(prose('')).toEqual([]);
  });
  it('leaves out no level of headings', () => {
    expect(prose('### A\n# B\n### C\n### D').map((block) => block.kind === 'heading' && block.level)).toEqual([1, 1, 2, 3]);
  });
  it('has emphasis, code and links', () => {
    expect(inline('a **b c** *d* `*e*` [f](/learn) g')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b c' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: '*e*' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'f', href: '/learn' },
      { kind: 'text', text: ' g' },
    ]);
  });
  it('keeps all else as it is written', () => {
    for (const text of ['<b>x</b> &amp; <script>', '2 * 3 * 4', '[a](javascript:alert(1))', '[a](data:x)', '[a](//other.example)', '**', '`', '![a](x)']) {
      expect(inline(text)).toEqual([{ kind: 'text', text }]);
    }
    expect(['javascript:x', ' https://x', '/\\x', '//x', 'x', '#x', ''].filter(safe)).toEqual([]);
    expect(['https://oeis.org/A000201', '/map?ask=nim'].every(safe)).toBe(true);
  });
  it('of any kind is read in a moment', () => {
    for (const text of ['*'.repeat(60_000), '['.repeat(60_000), '**a'.repeat(20_000), '`a'.repeat(30_000), '*a '.repeat(20_000), '- a\n'.repeat(15_000)]) prose(text);
  });
});
