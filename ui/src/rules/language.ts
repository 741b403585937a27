/** The words of the language of games, for colours and completion: what `book/en/language.md` describes. */

import { COUNTING, FOLLOWING, FUNCTIONS, OPENINGS, RESERVED } from './vocabulary';

/** Words that may begin a line. */
const OPENING = OPENINGS.map(({ name }) => name);

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
    options.push(...OPENINGS.map(({ name, en, zh }): Option => ({ label: name, kind: 'keyword', detail: { en, zh } })));
    options.push({ label: 'P', kind: 'keyword' });
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
