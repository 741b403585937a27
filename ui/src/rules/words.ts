import { settings } from '../lib/settings.svelte';
import type { Content } from '../map/palette';
import type { Tab } from './panels';
import type { Run } from './results';

/** A length of time in few digits. */
const short = (milliseconds: number) => (milliseconds < 0.1 ? '< 0.1' : milliseconds.toFixed(1));

/** Of which size positions are. */
function sized(row: boolean, size: number | null): string {
  if (size === null) return '';
  if (row) return ` of length ${size}`;
  return size === 1 ? ' of one component' : ` of ${size} components`;
}

/** The same after a number of them: of more than one component each order is counted. */
function counted(row: boolean, size: number | null): string {
  return sized(row, size) + (!row && size !== null && size > 1 ? ', each order counted,' : '');
}

/** The same before the noun. */
function sizedZh(row: boolean, size: number | null): string {
  if (size === null) return '';
  return row ? `长度为 ${size} 的` : `${size} 个分量的`;
}

function countedZh(row: boolean, size: number | null): string {
  return `${sizedZh(row, size)}局面${!row && size !== null && size > 1 ? '（分量次序不同者分别计数）' : ''}`;
}

const en = {
  intro: 'Write a game in a few lines. Its board, its map and its claims follow as you type.',
  editor: 'Rules of the game',
  help: 'Escape, then Tab, leaves the editor. Ctrl+Space completes.',
  start: {
    label: 'Start from',
    choose: 'a template or a game …',
    templates: 'Templates',
    catalogue: 'Catalogue',
  },
  open: 'Open a file',
  download: 'Download',
  share: 'Copy the link',
  shared: 'The link is copied: it carries the whole text.',
  notCopied: 'This browser does not let pages copy. The address of this page is the link.',
  format: 'Tidy up',
  tooLong: 'The text is too long for a link; download it instead.',
  problems: (count: number) => (count === 1 ? 'One problem' : `${count} problems`),
  none: 'No problems.',
  reading: 'Reading …',
  line: (line: number) => `line ${line}`,
  parameters: 'Parameters',
  position: 'Position',
  board: 'Board',
  boardHint: 'Make a move. ✓ wins for who makes it, ✗ loses, = draws.',
  map: 'Map',
  mapNone: 'Positions of this game are neither numbers nor rows of numbers; there is no map of them.',
  mapOpen: 'Open the map',
  sequenceOpen: 'Open the sequence',
  pattern: 'Look for a pattern in these numbers',
  playOpen: 'Play it',
  stale: 'Of an earlier text. This waits until the text as it is now has been read and has no errors.',
  staleResult: 'Of an earlier text: this says nothing about the text as it is now.',
  staleUpto: (upto: string) => `Checked with numbers up to ${upto}, which is not what is asked for now.`,
  unready: 'As soon as the text has no errors, it can be played here.',
  what: 'Show',
  bar: 'What to do with the rules',
  tasks: { check: 'Check', discover: 'Discover', prove: 'Prove', program: 'Program' } as Record<Run, string>,
  tabs: { board: 'Board', map: 'Map', table: 'Table', claims: 'Claims', proof: 'Proof', program: 'Program' } as Record<Tab, string>,
  tabsLabel: 'Views of the game',
  close: 'Close',
  tableHint: {
    outcome: 'P: the player to move loses; N: wins; D: a draw.',
    value: 'Nim-values.',
    claim: 'What is claimed, P, N or D; ✗ where the rules say otherwise.',
  } as { [what in Content]?: string },
  proof: {
    size: 'Components or length',
    states: 'States at most',
    again: 'Prove again',
  },
  run: {
    next: 'Read the next digits',
    end: 'Read all',
    back: 'Back by one digit',
    digits: 'Digits, the highest place first',
    numbers: 'Write a number into each field.',
    reached: (state: number, read: number, all: number) => `State ${state}; ${read} of ${all} digits of each number are read.`,
    dead: (position: string, of: string) => `No arrow leads on from here: ${position} is not among “${of}”.`,
    accepted: (state: number, position: string, of: string) => `State ${state} accepts ${position}: it is among “${of}”.`,
    rejected: (state: number, position: string, of: string) => `State ${state} does not accept ${position}: it is not among “${of}”.`,
  },
  trial: {
    title: 'What each step is for',
    about: 'Change something, and see which step fails, and where.',
    moves: 'Leave out each move in turn',
    claim: 'Claim something else',
    try: 'Try',
    without: 'Without',
    instead: 'With the claim',
    fails: (position: string) => `fails at (${position}).`,
    stays: 'the claim is proved all the same.',
    holds: 'proved as well.',
    nothing: 'no answer.',
    above: 'The steps that fail say so above.',
    board: 'Show it on the board',
  },
  contents: {
    read: 'Have it read again',
    map: 'Map of the claim',
    format: 'How a certificate is read',
    accepted: 'Accepted by the checker.',
    refused: 'Not accepted.',
    rules: 'Rules',
    definitions: 'Definitions',
    assumptions: 'Assumptions',
  },
  program: {
    byClaims: 'Writes a claim of the text that is proved, as a program that reads the input of a contest.',
    byDiscovery: 'Looks for a formula, and writes it as a program that reads the input of a contest.',
    upto: '“Up to” is for games without a formula: the program then computes all positions with numbers up to there by the rules.',
  },
  claims: {
    about: 'A claim is a guess about which positions lose; these are called P. Check it on small positions first; then have it proved for all.',
    none: 'The text claims nothing yet. Look at the map, guess, and add a line such as P(n) iff n mod 4 = 0. Or let the program guess.',
    checkAgain: 'Check again',
    checkAbout: 'Compares every claim with the rules on all positions with small numbers.',
    upto: 'Up to',
    proveAbout: 'Shows the claims for all positions, however large, or finds the smallest counterexample.',
    discoverAbout: 'Looks at small positions, guesses a claim, and proves it.',
    lookedAt: (data: string) => `Looked at ${data}.`,
    values: 'Look for nim-values',
    goto: 'Show in the text',
  },
  verdicts: {
    agrees: 'agrees',
    refuted: 'refuted',
    proved: 'proved',
    undecided: 'not decided',
    rejected: 'defect: proof rejected',
    wrong: 'error in the rules',
    unknown: 'left open',
    conjecture: 'conjecture',
  } as Record<string, string>,
  convention: { normal: 'normal play', misere: 'misère play' } as Record<string, string>,
  allProved: 'All claims are proved.',
  counterexample: 'The counterexample on the board',
  before: 'The position',
  after: (move: string) => `After the move ${move}`,
  playCounter: 'Play it out',
  trace: (steps: number) => `The proof, step by step (${steps})`,
  tried: (steps: number) => `What was shown, up to the step that fails (${steps})`,
  decided: (steps: number) => `What the prover decided; it is no proof (${steps})`,
  argument: {
    outcomes:
      'Where play ends, who wins follows from what the moves lead to: a position with moves is lost if none of them leads to a lost one, and won if one does. So the claim is true everywhere if it fits the rules at each position. These steps say that it does, each of all numbers at once, and automata decide that each is true.',
    draws:
      'Where play ends, how it ends follows from what the moves lead to. So the claims are true everywhere if together they fit the rules at each position. These steps say that they do, each of all numbers at once, and automata decide that each is true.',
    values:
      'Where play ends, the nim-value of a position follows from those that its moves lead to: it is the smallest number that none of them has. So the claim is true everywhere if it fits the rules at each position. These steps say that it does, each of all numbers at once, and automata decide that each is true.',
  },
  sentences: (count: number) => (count === 1 ? 'One sentence,' : `${count} sentences,`),
  cost: (states: number, milliseconds: number) => `${states.toLocaleString('en')} ${states === 1 ? 'state' : 'states'}, ${short(milliseconds)} ms`,
  fails: 'This fails:',
  ends: (falling: string) => `Play ends, since ${falling}.`,
  relations: (count: number, written: string) => `Numbers in ${written}; ${count} automata.`,
  assumed: 'It builds on what the file assumes:',
  certificate: 'Download the certificate',
  certificateAbout: (bytes: string) => `${bytes} bytes; a checker of its own accepts it without the prover.`,
  insert: 'Put it into the text',
  automaton: 'The automaton of what is proved',
  automatonGuessed: 'The automaton of the conjecture',
  automatonAbout: (of: string, states: number) =>
    `${of}: it reads numbers digit by digit, ${states === 1 ? 'and one state is enough' : `with ${states} states`}.`,
  automatonLarge: (of: string, states: number) => `${of}, of ${states.toLocaleString('en')} states, is too large to be drawn.`,
  nothing: {
    outcomes: 'No claim about who wins was found. That does not mean that there is none: look at the map and guess yourself.',
    values: 'No claim about the nim-values was found. That does not mean that there is none: look at the map and guess yourself.',
  },
  looked: (row: boolean, size: number | null, positions: string, upto: string) =>
    `Looked at ${positions} positions${counted(row, size)} with numbers up to ${upto}.`,
  lookedNowhere: 'No position was solved: there are too many, or the limits are too tight.',
  elsewhere: (row: boolean, size: number, positions: string, upto: string) =>
    `Not part of what is proved: it agrees with the rules on ${positions} positions${counted(row, size)} with numbers up to ${upto}.`,
  notElsewhere: (row: boolean, size: number, at: string) => `Not so among positions${sized(row, size)}: it is wrong at ${at}.`,
  family: 'A conjecture for all parameters:',
  familyProved: (parameters: string) => `It is proved for ${parameters}.`,
  familyAgrees: (parameters: string, positions: string, upto: string) =>
    `It agrees with the rules on ${positions} positions with numbers up to ${upto} for each of ${parameters}.`,
  sheet: 'The language in one minute',
  sheetMore: 'All of the language',
};

const zh: typeof en = {
  intro: '几行文字就能写出一个游戏；棋盘、图谱和断言随着输入即时更新。',
  editor: '游戏规则',
  help: '先按 Esc 再按 Tab 离开编辑器。Ctrl+空格补全。',
  start: { label: '从这里开始', choose: '模板或游戏……', templates: '模板', catalogue: '游戏目录' },
  open: '打开文件',
  download: '下载',
  share: '复制链接',
  shared: '链接已复制：其中带有全文。',
  notCopied: '这个浏览器不许网页复制。本页的地址就是链接。',
  format: '整理格式',
  tooLong: '文本太长，放不进链接；请下载。',
  problems: (count) => `${count} 个问题`,
  none: '没有问题。',
  reading: '正在读取……',
  line: (line) => `第 ${line} 行`,
  parameters: '参数',
  position: '局面',
  board: '棋盘',
  boardHint: '走一步。✓ 走这步的人胜，✗ 负，= 和。',
  map: '图谱',
  mapNone: '这个游戏的局面既不是数，也不是由数排成的行，没有图谱。',
  mapOpen: '打开图谱',
  sequenceOpen: '打开数列图',
  pattern: '在这些数里找规律',
  playOpen: '去对弈',
  stale: '这是先前文本的结果。现在的文本读完且没有错误之后，才能继续使用。',
  staleResult: '这是先前文本的结果，与现在的文本无关。',
  staleUpto: (upto) => `这是数字不超过 ${upto} 时的检验结果，与现在填写的上限不同。`,
  unready: '文本没有错误时，就能在这里走棋。',
  what: '显示',
  bar: '对规则做什么',
  tasks: { check: '检验', discover: '发现', prove: '证明', program: '程序' },
  tabs: { board: '棋盘', map: '图谱', table: '表格', claims: '断言', proof: '证明', program: '程序' },
  tabsLabel: '从各方面看这个游戏',
  close: '关闭',
  tableHint: {
    outcome: 'P：轮到走的一方必败；N：必胜；D：和局。',
    value: 'SG 值。',
    claim: '断言给出的 P、N 或 D；与规则不符处标 ✗。',
  },
  proof: {
    size: '分量个数或长度',
    states: '状态数上限',
    again: '再证一次',
  },
  run: {
    next: '读下一位',
    end: '全部读完',
    back: '退回一位',
    digits: '各位数字，高位在前',
    numbers: '请在每一栏写一个数。',
    reached: (state, read, all) => `到达状态 ${state}；每个数的 ${all} 位已读 ${read} 位。`,
    dead: (position, of) => `没有箭头可走：${position} 不属于“${of}”。`,
    accepted: (state, position, of) => `状态 ${state} 接受 ${position}：它属于“${of}”。`,
    rejected: (state, position, of) => `状态 ${state} 不接受 ${position}：它不属于“${of}”。`,
  },
  trial: {
    title: '每一步有什么用',
    about: '改动一处，看看哪一步不再成立，在哪里不成立。',
    moves: '依次去掉每种着法',
    claim: '换一条断言',
    try: '试试',
    without: '去掉',
    instead: '断言换成',
    fails: (position) => `在 (${position}) 处不成立。`,
    stays: '断言仍可证明。',
    holds: '也已证明。',
    nothing: '没有结果。',
    above: '不成立的步骤已在上面标出。',
    board: '在棋盘上看',
  },
  contents: {
    read: '再检验一遍',
    map: '断言的图谱',
    format: '证书怎样读',
    accepted: '检验程序接受。',
    refused: '不被接受。',
    rules: '规则',
    definitions: '定义',
    assumptions: '假定',
  },
  program: {
    byClaims: '把文本中已证明的断言写成程序，按竞赛的格式输入输出。',
    byDiscovery: '寻找公式，再把它写成程序，按竞赛的格式输入输出。',
    upto: '“上限”用于没有公式的游戏：程序按规则打表，计算各数不超过上限的全部局面。',
  },
  claims: {
    about: '断言是对哪些局面必败的猜测，必败的局面记作 P。先在小局面上检验，再对所有局面证明。',
    none: '文本里还没有断言。看看图谱，猜一猜，再加一行，例如 P(n) iff n mod 4 = 0。也可以让程序来猜。',
    checkAgain: '再检验一次',
    checkAbout: '在所有数字不大的局面上，把每条断言与规则对照。',
    upto: '上限',
    proveAbout: '证明断言对所有局面成立，无论多大；否则给出最小的反例。',
    discoverAbout: '观察小局面，猜出断言，再证明它。',
    lookedAt: (data) => `查看了 ${data}。`,
    values: '寻找 SG 值',
    goto: '在文本中显示',
  },
  verdicts: { agrees: '一致', refuted: '被推翻', proved: '已证明', undecided: '未能判定', rejected: '程序缺陷：证明被拒绝', wrong: '规则有错', unknown: '尚不确定', conjecture: '猜想' },
  convention: { normal: '正常规则', misere: '反常规则' },
  allProved: '所有断言都已证明。',
  counterexample: '棋盘上的反例',
  before: '局面',
  after: (move) => `走 ${move} 之后`,
  playCounter: '走下去',
  trace: (steps) => `证明的每一步（${steps}）`,
  tried: (steps) => `直到不成立的一步为止所判定的（${steps}）`,
  decided: (steps) => `证明程序判定的各步，不构成证明（${steps}）`,
  argument: {
    outcomes:
      '对局必定结束时，胜负由着法所到的局面决定：有着可走的局面，若没有一着走到必败态，则必败；若有这样一着，则必胜。因此，只要断言在每个局面都与规则相符，它就处处成立。下面各步说的正是这一点：每一步都涉及所有的数，并由自动机判定为真。',
    draws:
      '对局必定结束时，结局由着法所到的局面决定。因此，只要各条断言合起来在每个局面都与规则相符，它们就处处成立。下面各步说的正是这一点：每一步都涉及所有的数，并由自动机判定为真。',
    values:
      '对局必定结束时，局面的 SG 值由着法所到的局面决定：它是这些局面都不取的最小数。因此，只要断言在每个局面都与规则相符，它就处处成立。下面各步说的正是这一点：每一步都涉及所有的数，并由自动机判定为真。',
  },
  sentences: (count) => `${count} 个语句，`,
  cost: (states, milliseconds) => `${states.toLocaleString('en')} 个状态，${short(milliseconds)} 毫秒`,
  fails: '不成立：',
  ends: (falling) => `${falling}，故对局必定结束。`,
  relations: (count, written) => `数用${written}表示；共 ${count} 个自动机。`,
  assumed: '它依赖文件中的假定：',
  certificate: '下载证书',
  certificateAbout: (bytes) => `${bytes} 字节；它已通过独立的检验程序的检验。`,
  insert: '写进文本',
  automaton: '已证结论的自动机',
  automatonGuessed: '猜想的自动机',
  automatonAbout: (of, states) => `${of}：它逐位读数，有 ${states} 个状态。`,
  automatonLarge: (of, states) => `${of}有 ${states.toLocaleString('en')} 个状态，太大，无法画出。`,
  nothing: {
    outcomes: '没有找到关于胜负的规律，但并不说明不存在：看看图谱，自己猜一猜。',
    values: '没有找到关于各局面之值的规律，但并不说明不存在：看看图谱，自己猜一猜。',
  },
  looked: (row, size, positions, upto) => `查看了数字不超过 ${upto} 的 ${positions} 个${countedZh(row, size)}。`,
  lookedNowhere: '未求解任何局面：局面过多，或限制过严。',
  elsewhere: (row, size, positions, upto) =>
    `不属于已证的结论：在数字不超过 ${upto} 的 ${positions} 个${countedZh(row, size)}上与规则一致。`,
  notElsewhere: (row, size, at) => `对${sizedZh(row, size)}局面不成立：${at} 处不对。`,
  family: '对所有参数的猜想：',
  familyProved: (parameters) => `已对 ${parameters} 证明。`,
  familyAgrees: (parameters, positions, upto) => `对 ${parameters}，各在数字不超过 ${upto} 的 ${positions} 个局面上与规则一致。`,
  sheet: '一分钟学会这种语言',
  sheetMore: '完整的语言说明',
};

export function rulesWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
