/** The words of the language of games, for colours and completion: what `book/en/language.md` and `book/en/boards.md` describe. */

import {
  BOARD_FUNCTIONS,
  BOARD_KINDS,
  BOARD_OPENINGS,
  BOARD_WORDS,
  COUNTING,
  FOLLOWING,
  FUNCTIONS,
  OPENINGS,
  RESERVED,
  type Word,
} from './vocabulary';

/** Words that may begin a line. */
const OPENING = OPENINGS.map(({ name }) => name);

const RESERVED_SET = new Set(RESERVED);
const COUNTING_SET = new Set(COUNTING);
const OPENING_SET = new Set(OPENING);
const FUNCTION_SET = new Set(FUNCTIONS.map(({ name }) => name));

export type Kind = 'comment' | 'string' | 'keyword' | 'claim' | 'number' | 'function' | 'name' | 'operator' | 'bracket' | 'punctuation';

/** State of a line while its tokens are read: its first word, and whether the text is a game on a board as far as it is read. */
export interface Line {
  first: string | null;
  board?: boolean;
}

/** Words that may stand together, such as `in a row`, the longest first. */
function phrases(words: Word[], after: string): RegExp {
  const names = words.map(({ name }) => name).sort((one, other) => other.length - one.length);
  return new RegExp(`(?:${names.join('|')})(?![\\p{L}\\p{N}_])${after}`, 'uy');
}

const BOARD_OPENING = phrases(BOARD_OPENINGS, '');
const BOARD_KIND = phrases(BOARD_KINDS, '');
const BOARD_FUNCTION = phrases(BOARD_FUNCTIONS, '(?=[\\s\\u3000]*[(（])');
const BOARD_WORD = phrases([...BOARD_WORDS, ...BOARD_OPENINGS.filter(({ name }) => name === 'misere')], '');

/** Whether a text is a game on a board: one of its lines begins with `on`. */
const isBoard = (text: string) => /^[^\S\n]*on[^\S\n]+\S/mu.test(text);

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
  if (line.board) {
    const phrase = onBoard(text, at, opened);
    if (phrase) {
      line.first = opened ?? text.slice(at, phrase.to);
      return phrase;
    }
  }
  // Only names of games have hyphens; everywhere else `a-b` is a difference.
  const hyphens = opened === 'game' || opened === 'family' || opened === 'board' || opened === 'of';
  const word = matched(hyphens ? NAME : WORD, text, at);
  if (word !== undefined) {
    if (opened === null) line.first = word;
    line.board ||= opened === null && word === 'on';
    const name = line.board && opened !== null && !RESERVED_SET.has(word);
    return { kind: name ? 'name' : kindOf(word, opened), to: at + word.length };
  }
  to = found(OPERATOR);
  if (to !== undefined) return { kind: 'operator', to };
  to = found(BRACKET);
  if (to !== undefined) return { kind: 'bracket', to };
  return { kind: 'punctuation', to: at + String.fromCodePoint(text.codePointAt(at) ?? 32).length };
}

/** The words of a game on a board at `at`, in a line that begins with `opened`. */
function onBoard(text: string, at: number, opened: string | null): { kind: Kind; to: number } | null {
  const found = (pattern: RegExp, kind: Kind) => {
    const piece = matched(pattern, text, at);
    return piece ? { kind, to: at + piece.length } : null;
  };
  if (opened === null) return found(BOARD_OPENING, 'keyword');
  const kind = opened === 'on' ? found(BOARD_KIND, 'keyword') : null;
  const word = kind ?? found(BOARD_FUNCTION, 'function') ?? found(BOARD_WORD, 'keyword');
  return word && /^[PN]$/u.test(text.slice(at, word.to)) ? { ...word, kind: 'claim' } : word;
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
  if (isBoard(text)) return onBoards(text, at, before);
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

const explained = (kind: Option['kind']) => ({ name, en, zh }: Word): Option => ({ label: name, kind, detail: { en, zh } });

/** Completions in a game on a board, at the end of a line of which `before` is complete. */
function onBoards(text: string, at: number, before: string): { from: number; options: Option[] } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (before.trim() === '') return { from: start + before.length, options: BOARD_OPENINGS.map(explained('keyword')) };
  const known = names(text, start + before.length).map((label): Option => ({ label, kind: 'name' }));
  // Names of boards have hyphens: `on king-grid`.
  const kind = /^\s*on\s+(?:edges\s+of\s+)?(?=[\p{L}\p{N}_-]*$)/u.exec(text.slice(start, at));
  const words = kind ? [...BOARD_KINDS, ...BOARD_WORDS.filter(({ name }) => name === 'edges of')] : BOARD_WORDS;
  const from = start + (kind?.[0] ?? before).length;
  return { from, options: [...words.map(explained('keyword')), ...(kind ? [] : [...BOARD_FUNCTIONS.map(explained('function')), ...known])] };
}

/** The names that stand in the text, but for the one being typed at `typing`. */
function names(text: string, typing: number): string[] {
  const found = new Set<string>();
  let start = 0;
  const board = isBoard(text);
  for (const content of text.split('\n')) {
    const line: Line = { first: null, board };
    for (let at = 0; at < content.length; ) {
      const { kind, to } = token(content, at, line);
      if (kind === 'name' && start + at !== typing) found.add(content.slice(at, to));
      at = Math.max(to, at + 1);
    }
    start += content.length + 1;
  }
  return [...found];
}
