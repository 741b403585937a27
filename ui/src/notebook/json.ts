/** JSON with the place of every value, so that a mistake in a file can be shown where it is. Stricter than `JSON.parse`: no name stands twice. */

export type Node = { at: number } & (
  | { type: 'object'; members: Map<string, { at: number; value: Node }> }
  | { type: 'list'; items: Node[] }
  | { type: 'text'; value: string }
  | { type: 'number'; value: number }
  | { type: 'truth'; value: boolean }
  | { type: 'null' }
);

/** Mistake in a file, as data: `words.ts` turns it into a sentence. */
export interface Fault {
  code:
    | 'encoding'
    | 'large'
    | 'syntax'
    | 'value'
    | 'text-value'
    | 'number-value'
    | 'deep'
    | 'after'
    | 'twice'
    | 'object'
    | 'list'
    | 'text'
    | 'line'
    | 'truth'
    | 'number'
    | 'choice'
    | 'kind'
    | 'version'
    | 'missing'
    | 'unknown'
    | 'long'
    | 'many';
  /** Place in the text. */
  at: number;
  /** Place in the data, such as `cells[2].kind`; empty for the whole. */
  path: string;
  given?: string;
  /** Allowed values or expected signs. */
  wanted?: string;
}

export class Malformed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

/** Lists and objects within each other. */
const DEEPEST = 16;
const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

export function parse(text: string): Node {
  let at = 0;

  const fail = (code: Fault['code'], place: number, more: Partial<Fault> = {}) => new Malformed({ code, at: place, path: '', ...more });
  const space = () => {
    while (' \t\n\r'.includes(text[at] ?? '-')) at += 1;
  };
  const expect = (sign: string, wanted = sign) => {
    space();
    if (text[at] !== sign) throw fail('syntax', at, { wanted });
    at += 1;
  };

  function value(depth: number): Node {
    space();
    const from = at;
    const sign = text[at];
    if (sign === '{') return object(from, depth);
    if (sign === '[') return list(from, depth);
    if (sign === '"') return { at: from, type: 'text', value: string() };
    for (const [word, node] of [
      ['true', { at: from, type: 'truth', value: true }],
      ['false', { at: from, type: 'truth', value: false }],
      ['null', { at: from, type: 'null' }],
    ] as [string, Node][]) {
      if (!text.startsWith(word, at)) continue;
      at += word.length;
      return node;
    }
    const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    number.lastIndex = at;
    const found = number.exec(text)?.[0];
    if (found === undefined) throw fail('value', at);
    at += found.length;
    if (/[\w.+-]/.test(text[at] ?? '')) throw fail('number-value', from);
    return { at: from, type: 'number', value: Number(found) };
  }

  function object(from: number, depth: number): Node {
    if (depth >= DEEPEST) throw fail('deep', from);
    const members = new Map<string, { at: number; value: Node }>();
    at += 1;
    space();
    if (text[at] !== '}')
      for (;;) {
        space();
        const named = at;
        if (text[at] !== '"') throw fail('syntax', at, { wanted: '"' });
        const name = string();
        if (members.has(name)) throw fail('twice', named, { given: name });
        expect(':');
        members.set(name, { at: named, value: value(depth + 1) });
        space();
        if (text[at] === '}') break;
        expect(',', ', }');
      }
    at += 1;
    return { at: from, type: 'object', members };
  }

  function list(from: number, depth: number): Node {
    if (depth >= DEEPEST) throw fail('deep', from);
    const items: Node[] = [];
    at += 1;
    space();
    if (text[at] !== ']')
      for (;;) {
        items.push(value(depth + 1));
        space();
        if (text[at] === ']') break;
        expect(',', ', ]');
      }
    at += 1;
    return { at: from, type: 'list', items };
  }

  function string(): string {
    at += 1;
    let found = '';
    for (;;) {
      const from = at;
      while (at < text.length && text[at] !== '"' && text[at] !== '\\' && (text[at] ?? '') >= ' ') at += 1;
      found += text.slice(from, at);
      if (text[at] === '"') {
        at += 1;
        return found;
      }
      // A line or the text ends, or there is another control character.
      if (text[at] !== '\\') throw fail('text-value', at);
      const next = text[at + 1] ?? '';
      const code = next === 'u' ? /^[\da-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
      const letter = code === undefined ? ESCAPES[next] : String.fromCharCode(parseInt(code, 16));
      if (letter === undefined) throw fail('text-value', at);
      found += letter;
      at += code === undefined ? 2 : 6;
    }
  }

  const found = value(0);
  space();
  if (at < text.length) throw fail('after', at);
  return found;
}
