/** The words of the language of games, for colours and completion: what `book/en/language.md` describes. */

/** Words that can never be names. */
export const RESERVED = [
  'and', 'or', 'not', 'implies', 'iff', 'exists', 'forall', 'where', 'when', 'if', 'by', 'in', 'div', 'mod', 'xor', 'divides',
  'true', 'false',
];

/** Words of the quantifiers that count: `at most 2 j: f`. */
export const COUNTING = ['at', 'most', 'least', 'exactly'];

/** Words that may begin a line. */
export const OPENING = [
  'game', 'title', 'about', 'remark', 'source', 'family', 'board', 'misere', 'normal', 'unordered', 'letters', 'endless', 'position',
  'native', 'begin', 'upto', 'every', 'blocking', 'entailing', 'end', 'otherwise', 'start', 'value', 'assume', 'automaton', 'state', 'accept', 'example',
];

/** Words that go on in lines that begin in such a way. */
export const FOLLOWING: Record<string, string[]> = {
  game: ['default', 'set', 'octal', 'hexadecimal', 'graph', 'text', 'pairs', 'triples', 'list', 'any'],
  title: ['en', 'zh'],
  about: ['en', 'zh'],
  remark: ['en', 'zh'],
  misere: ['value'],
  normal: ['value'],
  endless: ['draw'],
  upto: ['of', 'components', 'move'],
  every: ['of', 'component', 'moves'],
  end: ['lost', 'won', 'draw'],
  otherwise: ['lost', 'won', 'draw'],
  assume: ['only', 'for', 'some'],
  automaton: ['base', 'zeckendorf', 'quadratic', 'recurrence'],
  example: ['is', 'only', 'at', 'has', 'value', 'values', 'moves', 'wins', 'to', 'misere', 'normal'],
  value: ['repeat', 'plus', 'otherwise', 'after', 'at', 'of'],
  P: ['after', 'at', 'of'],
};

/** Functions and predicates, and what they say. */
export const FUNCTIONS: { name: string; en: string; zh: string }[] = [
  { name: 'floor', en: 'rounded down: floor(phi*j)', zh: '向下取整：floor(phi*j)' },
  { name: 'sqrt', en: 'a root, inside floor', zh: '平方根，只用在 floor 里' },
  { name: 'fib', en: 'Fibonacci number 0, 1, 1, 2, 3, …', zh: '斐波那契数 0、1、1、2、3……' },
  { name: 'lowest_zeckendorf', en: 'the smallest part in Zeckendorf’s sum', zh: '齐肯多夫分解中最小的一项' },
  { name: 'bit', en: 'binary digit i of t, from 0', zh: 't 的第 i 个二进制位，从 0 数起' },
  { name: 'ones', en: 'how many binary digits are 1', zh: '二进制中 1 的个数' },
  { name: 'v2', en: 'how often 2 divides t', zh: 't 中因数 2 的个数' },
  { name: 'v', en: 'how often p divides t: v(p, t)', zh: 't 中因数 p 的个数：v(p, t)' },
  { name: 'odd_part', en: 't without its factors 2', zh: 't 除尽因数 2 之后的奇数' },
  { name: 'bits', en: 'how many binary digits there are', zh: '二进制的位数' },
  { name: 'exponent', en: 'the k of p^k', zh: 'p^k 中的 k' },
  { name: 'gcd', en: 'greatest common divisor', zh: '最大公约数' },
  { name: 'smallest_factor', en: 'the smallest prime factor', zh: '最小的素因数' },
  { name: 'digit', en: 'decimal digit i of t, from 0 at the lowest; digit(t, i, b) in base b', zh: 't 的第 i 个十进制位，从最低位 0 数起；digit(t, i, b) 用 b 进制' },
  { name: 'divisors', en: 'the set of positive divisors: k in divisors(n)', zh: '正约数的集合：k in divisors(n)' },
  { name: 'length', en: 'how many entries a list has', zh: '数列的项数' },
  { name: 'next_free', en: 'the next number that is not in the row', zh: '行中没有的下一个数' },
  { name: 'min', en: 'the smallest', zh: '最小值' },
  { name: 'max', en: 'the largest', zh: '最大值' },
  { name: 'sum', en: 'the sum over all components', zh: '对所有部分求和' },
  { name: 'count', en: 'how many components, or values count(j: f), satisfy it', zh: '满足条件的部分的个数；count(j: f) 是满足条件的 j 的个数' },
  { name: 'columns', en: 'ones in each binary column, modulo b', zh: '各二进制位上 1 的个数，模 b' },
  { name: 'prime', en: 'is prime', zh: '是素数' },
  { name: 'prime_power', en: 'is a power of a prime', zh: '是素数的幂' },
  { name: 'fibonacci', en: 'is a Fibonacci number', zh: '是斐波那契数' },
  { name: 'square', en: 'is a square', zh: '是平方数' },
  { name: 'power_of_two', en: 'is a power of two', zh: '是 2 的幂' },
  { name: 'odd', en: 'is odd', zh: '是奇数' },
  { name: 'even', en: 'is even', zh: '是偶数' },
];

const RESERVED_SET = new Set(RESERVED);
const COUNTING_SET = new Set(COUNTING);
const OPENING_SET = new Set(OPENING);
const FUNCTION_SET = new Set(FUNCTIONS.map(({ name }) => name));

export type Kind = 'comment' | 'string' | 'keyword' | 'claim' | 'number' | 'function' | 'name' | 'operator' | 'bracket' | 'punctuation';

/** State of a line while its tokens are read: its first word. */
export interface Line {
  first: string | null;
}

const COMMENT = /#.*/uy;
const STRING = /"(?:[^"\\]|\\.)*"?|“[^”]*”?/uy;
const NUMBER = /[0-9０-９]+/uy;
const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}][\p{L}\p{N}_]*)*/uy;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
const OPERATOR = /->|→|<=|>=|!=|\.\.|[=<>+\-*/|≤≥≠∧∨¬∃∀⊕×∈∣⇒⇔−…＋－＊／＝＜＞｜]/uy;
const BRACKET = /[()[\]{}（）［］｛｝【】]/uy;
const BLANK = /[\s\u3000]+/uy;

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The token at `at`, where there is something; blanks have no kind. */
export function token(text: string, at: number, line: Line): { kind: Kind | null; to: number } {
  const found = (pattern: RegExp) => {
    const piece = matched(pattern, text, at);
    return piece ? at + piece.length : undefined;
  };
  let to = found(BLANK);
  if (to !== undefined) return { kind: null, to };
  to = found(COMMENT);
  if (to !== undefined) return { kind: 'comment', to };
  const opened = line.first;
  line.first ??= '';
  to = found(STRING);
  if (to !== undefined) return { kind: 'string', to };
  to = found(NUMBER);
  if (to !== undefined) return { kind: 'number', to };
  // Only names of games have hyphens; everywhere else `a-b` is a difference.
  const hyphens = opened === 'game' || opened === 'family' || opened === 'board' || opened === 'of';
  const word = matched(hyphens ? NAME : WORD, text, at);
  if (word !== undefined) {
    if (opened === null) line.first = word;
    return { kind: kindOf(word, opened), to: at + word.length };
  }
  to = found(OPERATOR);
  if (to !== undefined) return { kind: 'operator', to };
  to = found(BRACKET);
  if (to !== undefined) return { kind: 'bracket', to };
  return { kind: 'punctuation', to: at + String.fromCodePoint(text.codePointAt(at) ?? 32).length };
}

function kindOf(word: string, opened: string | null): Kind {
  if (RESERVED_SET.has(word)) return 'keyword';
  if (word === 'P' || word === 'N' || word === 'D') return 'claim';
  if (opened === null && OPENING_SET.has(word)) return 'keyword';
  if (opened !== null && (FOLLOWING[opened]?.includes(word) ?? false)) return 'keyword';
  if (word === 'repeat' || word === 'plus' || word === 'otherwise') return 'keyword';
  if (opened !== null && COUNTING_SET.has(word)) return 'keyword';
  if (FUNCTION_SET.has(word) || word === 'phi') return 'function';
  return 'name';
}

export interface Option {
  label: string;
  kind: 'keyword' | 'function' | 'name';
  detail?: { en: string; zh: string };
}

/** Completions at the cursor: the start of the replaced text, and the replacements. */
export function candidates(text: string, at: number): { from: number; options: Option[] } | null {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at);
  const typed = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(line)?.[0] ?? '';
  const before = line.slice(0, line.length - typed.length);
  // Nothing is offered in comments and texts.
  const outside = before.replaceAll(/"(?:[^"\\]|\\.)*"|“[^”]*”/g, '');
  if (/[#"“]/.test(outside)) return null;
  const opened = /^\s*([\p{L}_][\p{L}\p{N}_]*)/u.exec(before)?.[1] ?? null;
  const options: Option[] = [];
  if (opened === null && before.trim() === '') {
    options.push(...[...OPENING, 'P'].map((label): Option => ({ label, kind: 'keyword' })));
  } else {
    const following = new Set([...(opened ? (FOLLOWING[opened] ?? []) : []), ...RESERVED, ...COUNTING]);
    options.push(...[...following].map((label): Option => ({ label, kind: 'keyword' })));
    options.push({ label: 'phi', kind: 'function' });
    options.push(...FUNCTIONS.map(({ name, en, zh }): Option => ({ label: name, kind: 'function', detail: { en, zh } })));
    options.push(...names(text, start + before.length).map((label): Option => ({ label, kind: 'name' })));
  }
  return { from: at - typed.length, options };
}

/** The names that stand in the text, but for the one being typed at `typing`. */
function names(text: string, typing: number): string[] {
  const found = new Set<string>();
  let start = 0;
  for (const content of text.split('\n')) {
    const line: Line = { first: null };
    for (let at = 0; at < content.length; ) {
      const { kind, to } = token(content, at, line);
      if (kind === 'name' && start + at !== typing) found.add(content.slice(at, to));
      at = Math.max(to, at + 1);
    }
    start += content.length + 1;
  }
  return [...found];
}
