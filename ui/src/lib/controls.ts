/**
 * Commands and options in the server's sentences, as the pages call them. The sentences name what can be done as one types it in a
 * terminal, in code; here it is a link to the page that does it, or the label of a field.
 */
import { address } from './router.svelte';
import { settings } from './settings.svelte';
import { entitled } from './titles';

/** A piece of a sentence: plain words, code, or a link. */
export interface Piece {
  text: string;
  code?: boolean;
  href?: string;
}

const en = {
  proof: 'its proof',
  sequence: 'its sequence',
  check: 'its check',
  discover: 'Discover',
  entry: 'the catalogue',
  catalogue: 'the catalogue',
  claims: 'the list of claims',
  matrix: 'the page for matrices',
  map: 'the map',
  judge: 'the list of problems',
  server: 'Bouton',
  numeric: (label: string, value: string) => (value ? `“${label}” ${value}` : `“${label}”`),
  fields: {
    size: 'Components or length',
    states: 'States at most',
    upto: 'Up to',
    values: 'Look for nim-values',
    claim: 'Claim',
    misere: 'misère play',
    normal: 'normal play',
    memory: 'a larger limit of the server',
    emit: 'a language',
    layout: 'Layout: one value after another',
    dot: 'another program',
  } as Record<string, string>,
};
const zh: typeof en = {
  proof: '其证明',
  sequence: '其数列',
  check: '其检验',
  discover: '“发现”',
  entry: '目录',
  catalogue: '目录',
  claims: '断言列表',
  matrix: '矩阵页',
  map: '图谱',
  judge: '题目列表',
  server: 'Bouton',
  numeric: (label, value) => (value ? `“${label}”${value}` : `“${label}”`),
  fields: {
    size: '分量个数或长度',
    states: '状态数上限',
    upto: '上限',
    values: '寻找 SG 值',
    claim: '断言',
    misere: '反常规则',
    normal: '正常规则',
    memory: '服务器更大的内存上限',
    emit: '语言',
    layout: '排列：依次排列的值',
    dot: '其他程序',
  },
};
/** Fields that are named by what they are, not by a label that stands on the page. */
const UNLABELLED = ['misere', 'normal', 'memory', 'emit', 'dot'];

/** Lines with which certificates begin: they are named as they stand in the file. */
const FORMATS = /^bouton (period|quotient) \d$/;

/** A sentence with its code apart; in one that is `titled`, games are called by their titles. */
export function pieces(sentence: string, titled = false): Piece[] {
  const found = sentence.split('`').map((text, at): Piece => (at % 2 === 0 ? { text } : (control(text) ?? (titled ? title(text) : undefined) ?? { text, code: true })));
  // Chinese words follow each other without a blank.
  found.forEach((piece, at) => {
    const [before, after] = [found[at - 1], found[at + 1]];
    if (piece.code || at % 2 === 0 || settings.lang !== 'zh') return;
    if (before && /^[\p{sc=Han}“]/u.test(piece.text)) before.text = before.text.replace(/(?<=[\p{sc=Han}（：]) $/u, '');
    if (after && /[\p{sc=Han}”）]$/u.test(piece.text)) after.text = after.text.replace(/^ (?=[\p{sc=Han}）])/u, '');
  });
  return found.filter(({ text }) => text !== '');
}

function title(code: string): Piece | undefined {
  const text = entitled(code);
  return text === undefined ? undefined : { text };
}

/** The same for a command or an option; nothing for any other code. */
export function control(code: string): Piece | undefined {
  if (FORMATS.test(code)) return undefined;
  const typed = (code.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  if (typed[0] === 'bouton' && typed.length > 1) return command(typed[1] ?? '', typed.slice(2));
  return typed[0]?.startsWith('--') ? option(typed[0].slice(2), typed.slice(1).join(' ')) : undefined;
}

function command(name: string, rest: string[]): Piece {
  const words = settings.lang === 'zh' ? zh : en;
  const { game, parameters, position, options } = apart(rest);
  const ask = [game, ...parameters].join(' ');
  const rules = (run: string) =>
    address('rules', { game, with: parameters.join(' '), run, size: run === 'prove' ? options.get('size') : undefined });
  switch (name) {
    case 'prove':
      return { text: words.proof, href: rules('prove') };
    case 'check':
      return { text: words.check, href: rules('check') };
    case 'period':
      // The sequence is of normal play.
      return options.has('misere') ? { text: words.fields.misere ?? '' } : { text: words.sequence, href: address('map', { as: 'sequence', ask, to: options.get('to') }) };
    case 'table':
      return position.length > 0 ? { text: position.join(' '), code: true } : { text: words.map, href: address('map') };
    case 'show':
      return game ? { text: words.entry, href: address('catalogue', { game }) } : { text: words.claims };
    case 'list':
      return { text: words.catalogue, href: address('catalogue') };
    case 'matrix':
      return { text: words.matrix, href: address('matrix') };
    case 'judge':
      return { text: words.judge, href: address('contest') };
    case 'serve':
      return { text: words.server };
    case 'discover':
      return game ? { text: words.discover, href: rules('discover') } : { text: words.discover };
    default:
      return { text: rest.join(' ') || name, code: true };
  }
}

function option(name: string, value: string): Piece {
  const words = settings.lang === 'zh' ? zh : en;
  const label = words.fields[name];
  if (label === undefined) return { text: [name, value].filter(Boolean).join(' '), code: true };
  if (UNLABELLED.includes(name)) return { text: label };
  return { text: words.numeric(label, /^\d|^N$/.test(value) ? value : '') };
}

/** The words after a command: a game, its parameters, a position or ranges, and options. */
function apart(words: string[]) {
  const [parameters, position]: [string[], string[]] = [[], []];
  const options = new Map<string, string>();
  let game = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith('--')) {
      const value = words[at + 1]?.startsWith('--') ? undefined : words[at + 1];
      options.set(word.slice(2), value ?? '');
      if (value !== undefined) at += 1;
    } else if (!game) game = word;
    else if (word.includes('=')) parameters.push(word);
    else position.push(word);
  }
  return { game, parameters, position, options };
}
