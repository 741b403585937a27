import { describe, expect, it } from 'vitest';
import { Malformed, parse, type Node } from './json';

/** The value of a node. */
function plain(node: Node): unknown {
  if (node.type === 'object') return Object.fromEntries([...node.members].map(([name, { value }]) => [name, plain(value)]));
  if (node.type === 'list') return node.items.map(plain);
  return node.type === 'null' ? null : node.value;
}

function fault(text: string) {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof Malformed) return error.fault;
    throw error;
  }
  return undefined;
}

const GOOD = [
  '{}',
  '[]',
  ' [ ] ',
  '{"a":{}}',
  'true',
  ' null ',
  '0',
  '-0.5e-3',
  '1E+2',
  '""',
  '"a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00"',
  '{"a": [1, {"b": "c"}, [], {}], "": false}',
  '"尼姆博弈 😀"',
];
const BAD = [
  '',
  '{',
  '[',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '[1,]',
  '[1 2]',
  '{a:1}',
  "{'a':1}",
  '01',
  '1.',
  '.5',
  '+1',
  '1e',
  'NaN',
  'tru',
  '"a',
  '"a\nb"',
  '"\\x"',
  '"\\u12"',
  '"\\',
  '[1] 2',
  '// c\n1',
  '{"a":1}}',
  '\u00a0 1',
];

describe('JSON', () => {
  it('is what the browser says it is', () => {
    for (const text of GOOD) expect(plain(parse(text)), text).toEqual(JSON.parse(text));
    for (const text of BAD) {
      expect(() => JSON.parse(text) as unknown, text).toThrow();
      expect(fault(text), text).toBeDefined();
    }
  });
  it('tells where a mistake is', () => {
    expect(fault('{"a": 1,\n "a": 2}')).toMatchObject({ code: 'twice', at: 10, given: 'a' });
    expect(fault('[1, 2, x]')).toMatchObject({ code: 'value', at: 7 });
    expect(fault('{"a": 1 "b": 2}')).toMatchObject({ code: 'syntax', at: 8, wanted: ', }' });
    expect(fault('[1] 2')).toMatchObject({ code: 'after', at: 4 });
    expect(fault('"a\tb"')).toMatchObject({ code: 'text-value', at: 2 });
  });
  it('is not read deeper than a notebook goes', () => {
    expect(fault('['.repeat(100_000))).toMatchObject({ code: 'deep' });
    expect(fault('{"a":'.repeat(100_000))).toMatchObject({ code: 'deep' });
  });
});
