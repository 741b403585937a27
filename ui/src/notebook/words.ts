import { settings } from '../lib/settings.svelte';
import type { Operation, Outcome } from '../lib/session.svelte';
import type { Kind } from './format';
import type { Fault } from './json';

const en = {
  intro: 'Text, rules, maps, proofs and puzzles in one file. Results are not saved: run the cells to compute them again.',
  format: 'The file format',
  title: 'Title',
  untitled: 'notebook',
  kinds: {
    text: 'Text',
    rules: 'Rules',
    map: 'Map',
    sequence: 'Sequence',
    proof: 'Proof',
    position: 'Position',
    guess: 'Numbers',
    puzzle: 'Puzzle',
  } satisfies Record<Kind, string>,
  cell: (number: number, kind: string) => `${number}. ${kind}`,
  actions: 'Notebook',
  begin: 'New',
  open: 'Open a file',
  save: 'Save',
  share: 'Share',
  lesson: 'Example: a lesson',
  runAll: 'Run all',
  run: 'Run',
  up: 'Move up',
  down: 'Move down',
  remove: 'Delete',
  below: 'Add below',
  add: 'Add a cell',
  keys: 'Ctrl + Enter runs a cell. With the focus on a cell’s buttons, Alt + ↑ or ↓ moves it.',
  removed: (kind: string) => `Deleted: ${kind}.`,
  moved: (number: number) => `Now cell ${number}.`,
  undo: 'Undo',
  undelete: 'Undo deletion',
  empty: 'This notebook has no cells yet. Add one, open a file, or begin with the example. A file can also be dropped here.',
  full: (most: number) => `A notebook has at most ${most} cells.`,
  kept: 'Kept in this browser.',
  notKept: 'This browser does not keep the notebook. Save it as a file.',
  elsewhere: 'Another tab has changed the notebook that this browser keeps. This one is no longer kept. Save it as a file, or keep it instead of the other.',
  keepThis: 'Keep this one',
  replaced: 'The notebook that was here before is still kept.',
  back: 'Bring it back',
  previous: 'Previous notebook',
  shared: 'The address is on the clipboard.',
  notCopied: 'The browser does not allow this page to copy. The address bar has the address.',
  tooLarge: 'This notebook is too large for an address. Save it as a file and share the file.',
  damaged: 'The address has no readable notebook. It may have been cut off.',
  unreadable: (name: string) => `${name} cannot be read.`,
  stored: 'The notebook kept in this browser',
  linked: 'The notebook in the address',
  untouched: 'Nothing has been changed.',
  saveText: 'Save its text',
  unsavable: 'This notebook goes beyond the limits of the format, and could not be opened again:',
  dismiss: 'Close',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  earlier: 'Of an earlier version of this cell. Run it again.',
  edit: 'Edit',
  done: 'Done',
  markdown: 'Text',
  markdownHint: '`# Heading`, `**bold**`, `*emphasis*`, `- list`, `[link](https://…)`, and code between backticks. HTML is shown as it is written.',
  nothing: 'Empty',
  name: (name: string) => `Other cells refer to this game as \`${name}\`.`,
  nameless: 'Other cells cannot refer to this game yet: add a line such as `game mine`.',
  game: 'Game',
  gameHint: 'A game of this notebook or of the catalogue, with its parameters: `bash m=3`',
  ranges: 'Ranges',
  what: 'Cells',
  whats: { outcome: 'who wins', value: 'nim-values', claim: 'the claims' },
  convention: 'Convention',
  conventions: { '': 'of the game', normal: 'normal play', misere: 'misère play' },
  count: 'Values',
  by: 'Task',
  bys: { prove: 'Prove', check: 'Check', discover: 'Discover' },
  upto: 'Up to',
  values: 'Look for nim-values',
  position: 'Position',
  prompt: 'Question',
  data: 'Numbers',
  moves: (shown: number, all: string) => (String(shown) === all ? 'Winning moves:' : `Winning moves, ${shown} of ${all}:`),
  noMoves: 'No move wins.',
  noClaims: 'The rules have no claim.',
  answer: 'Your answer',
  answers: { N: 'The player to move wins', P: 'The player to move loses', D: 'Nobody wins' } as Record<string, string>,
  right: 'Right.',
  wrong: 'No. Try again, or show the answer.',
  solveFirst: 'Run the cell to set up the puzzle.',
  show: 'Show the answer',
  hide: 'Hide the answer',
  unsolved: 'The answer is not known.',
  session: {
    title: 'Experiments of this visit',
    about: 'What you check, discover, prove, tabulate or guess on any page is listed here until you close the tab.',
    none: 'None yet.',
    add: 'Add to notebook',
    added: 'Added at the end of the notebook.',
    clear: 'Clear the list',
    operations: { check: 'Check', discover: 'Discover', prove: 'Prove', table: 'Map', period: 'Sequence', guess: 'Numbers' } satisfies Record<Operation, string>,
    outcomes: { proved: 'proved', refuted: 'refuted', agrees: 'agrees', conjecture: 'conjecture', open: 'nothing found' } as Record<NonNullable<Outcome>, string>,
  },
  fault({ code, given = '', wanted = '' }: Fault): string {
    switch (code) {
      case 'encoding':
        return 'The file is not text in UTF-8.';
      case 'large':
        return `The file is too large: the limit is ${wanted} bytes.`;
      case 'syntax':
        return `This is not valid JSON: one of \`${wanted}\` is missing here.`;
      case 'value':
        return 'This is not valid JSON: a value is missing here.';
      case 'text-value':
        return 'This is not valid JSON: the text is not closed, or has a sign that has to be escaped.';
      case 'number-value':
        return 'This is not valid JSON: the number is malformed.';
      case 'deep':
        return 'Lists and objects are nested too deeply for a notebook.';
      case 'after':
        return 'There is more text after the end of the notebook.';
      case 'twice':
        return `The field \`${given}\` is there twice.`;
      case 'object':
        return 'An object is expected here.';
      case 'list':
        return 'A list is expected here.';
      case 'text':
        return 'A text is expected here.';
      case 'line':
        return 'This text must be a single line.';
      case 'truth':
        return '`true` or `false` is expected here.';
      case 'number':
        return `A whole number in ${wanted} is expected here.`;
      case 'choice':
        return `\`${given}\` is not one of ${wanted}.`;
      case 'kind':
        return `There is no kind of cell \`${given}\`. The kinds are ${wanted}.`;
      case 'version':
        return `The file has version \`${given}\` of the format; this page reads version ${wanted}.`;
      case 'missing':
        return `The field \`${given}\` is missing.`;
      case 'unknown':
        return `There is no field \`${given}\` here. The fields are ${wanted}.`;
      case 'long':
        return `The text is too long: the limit is ${wanted} characters.`;
      case 'many':
        return `There are too many cells: the limit is ${wanted}.`;
    }
  },
};

const zh: typeof en = {
  intro: '文字、规则、图谱、证明与题目写在同一个文件里。结果不随文件保存，运行单元即可重新计算。',
  format: '文件格式',
  title: '标题',
  untitled: '笔记',
  kinds: { text: '文字', rules: '规则', map: '图谱', sequence: '数列', proof: '证明', position: '局面', guess: '数据', puzzle: '题目' },
  cell: (number, kind) => `${number}. ${kind}`,
  actions: '笔记',
  begin: '新建',
  open: '打开文件',
  save: '保存',
  share: '分享',
  lesson: '示例：一堂课',
  runAll: '全部运行',
  run: '运行',
  up: '上移',
  down: '下移',
  remove: '删除',
  below: '在下方添加',
  add: '添加单元',
  keys: 'Ctrl + Enter 运行单元。焦点在单元的按钮上时，Alt + ↑ 或 ↓ 移动单元。',
  removed: (kind) => `已删除：${kind}。`,
  moved: (number) => `现在是第 ${number} 个单元。`,
  undo: '撤销',
  undelete: '撤销删除',
  empty: '这份笔记还没有单元。可以添加一个、打开文件，或从示例开始。也可把文件拖到这里。',
  full: (most) => `一份笔记最多有 ${most} 个单元。`,
  kept: '已存于本浏览器。',
  notKept: '本浏览器不保留笔记，请保存为文件。',
  elsewhere: '另一个标签页改动了本浏览器中的笔记，这一份不再自动保留。可以保存为文件，或改为保留这一份。',
  keepThis: '保留这一份',
  replaced: '原来的笔记仍然保留着。',
  back: '换回来',
  previous: '上一份笔记',
  shared: '地址已复制到剪贴板。',
  notCopied: '浏览器不允许本页复制，请从地址栏复制。',
  tooLarge: '这份笔记太大，放不进地址。请保存为文件，再分享文件。',
  damaged: '地址中没有可读的笔记，可能被截断了。',
  unreadable: (name) => `无法读取：${name}。`,
  stored: '本浏览器中的笔记',
  linked: '地址中的笔记',
  untouched: '没有改动任何内容。',
  saveText: '保存原文',
  unsavable: '这份笔记超出了格式的限制，保存后将无法再打开：',
  dismiss: '关闭',
  place: (line, column) => `第 ${line} 行第 ${column} 个字符`,
  earlier: '这是单元改动前的结果，请再运行一次。',
  edit: '编辑',
  done: '完成',
  markdown: '文字',
  markdownHint: '`# 标题`、`**粗体**`、`*强调*`、`- 列表`、`[链接](https://…)`，反引号之间是代码。HTML 按原样显示。',
  nothing: '空',
  name: (name) => `其他单元用 \`${name}\` 指这个游戏。`,
  nameless: '其他单元还无法引用这个游戏，请加上一行，如 `game mine`。',
  game: '游戏',
  gameHint: '本笔记或目录中的游戏，可带参数，如 `bash m=3`',
  ranges: '范围',
  what: '格子内容',
  whats: { outcome: '胜负', value: 'SG 值', claim: '断言' },
  convention: '胜负规定',
  conventions: { '': '依游戏', normal: '正常规则', misere: '反常规则' },
  count: '项数',
  by: '任务',
  bys: { prove: '证明', check: '检验', discover: '发现' },
  upto: '上限',
  values: '寻找 SG 值',
  position: '局面',
  prompt: '问题',
  data: '数据',
  moves: (shown, all) => (String(shown) === all ? '制胜着法：' : `制胜着法（共 ${all} 种，列出 ${shown} 种）：`),
  noMoves: '没有制胜着法。',
  noClaims: '规则中没有断言。',
  answer: '你的回答',
  answers: { N: '轮到走的人胜', P: '轮到走的人负', D: '平局' },
  right: '正确。',
  wrong: '不对。再想想，或显示答案。',
  solveFirst: '运行本单元即可出题。',
  show: '显示答案',
  hide: '隐藏答案',
  unsolved: '答案未知。',
  session: {
    title: '本次访问的实验',
    about: '在任何页面检验、发现、证明、列表或找规律，都会记在这里，关闭标签页后清空。',
    none: '还没有。',
    add: '加入笔记',
    added: '已加到笔记末尾。',
    clear: '清空列表',
    operations: { check: '检验', discover: '发现', prove: '证明', table: '图谱', period: '数列', guess: '数据' },
    outcomes: { proved: '已证明', refuted: '被推翻', agrees: '一致', conjecture: '猜想', open: '没有结果' },
  },
  fault({ code, given = '', wanted = '' }) {
    switch (code) {
      case 'encoding':
        return '文件不是 UTF-8 文本。';
      case 'large':
        return `文件太大：上限是 ${wanted} 字节。`;
      case 'syntax':
        return `不是合法的 JSON：此处缺少 \`${wanted}\` 之一。`;
      case 'value':
        return '不是合法的 JSON：此处缺少值。';
      case 'text-value':
        return '不是合法的 JSON：文本没有结束，或含有须转义的字符。';
      case 'number-value':
        return '不是合法的 JSON：数的写法不对。';
      case 'deep':
        return '列表与对象的嵌套太深，不可能是笔记。';
      case 'after':
        return '笔记结束之后还有文字。';
      case 'twice':
        return `字段 \`${given}\` 出现了两次。`;
      case 'object':
        return '此处应为对象。';
      case 'list':
        return '此处应为列表。';
      case 'text':
        return '此处应为文本。';
      case 'line':
        return '此处的文本只能有一行。';
      case 'truth':
        return '此处应为 `true` 或 `false`。';
      case 'number':
        return `此处应为 ${wanted} 中的整数。`;
      case 'choice':
        return `\`${given}\` 不在可选值之中：${wanted}。`;
      case 'kind':
        return `没有 \`${given}\` 这种单元。单元的种类有：${wanted}。`;
      case 'version':
        return `文件的格式版本是 \`${given}\`，本页读取版本 ${wanted}。`;
      case 'missing':
        return `缺少字段 \`${given}\`。`;
      case 'unknown':
        return `此处没有字段 \`${given}\`。字段有：${wanted}。`;
      case 'long':
        return `文本太长：上限是 ${wanted} 个字符。`;
      case 'many':
        return `单元太多：上限是 ${wanted} 个。`;
    }
  },
};

export function notebookWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
