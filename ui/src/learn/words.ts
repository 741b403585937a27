import { settings } from '../lib/settings.svelte';

const en = {
  pages: 'Pages of the book',
  here: 'On this page',
  lost: 'The book has no such page.',
  search: 'Search the book',
  libraries: 'Libraries:',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  most: (count: number) => `The best ${count} places`,
  none: 'Nothing in the book has all these words.',
  next: 'Next',
  before: 'Before',
  code: { game: 'Rules of a game', console: 'A command and what it prints', csv: 'A matrix', '': 'Text' } as Record<string, string>,
  open: {
    play: 'Open the board',
    map: 'Open the map',
    sequence: 'Open the chart',
    rules: 'Open in Rules',
    guess: 'Paste it here',
    matrix: 'Open in Matrix',
  },
  run: { check: 'Check it here', prove: 'Prove it here', discover: 'Discover it here' },
};

const zh: typeof en = {
  pages: '书的各章',
  here: '本页内容',
  lost: '书里没有这一章。',
  search: '在书中查找',
  libraries: '程序库：',
  found: (count: number) => `${count} 处`,
  most: (count: number) => `最相关的 ${count} 处`,
  none: '书里没有同时包含这些词的地方。',
  next: '下一章',
  before: '上一章',
  code: { game: '游戏规则', console: '命令与输出', csv: '矩阵', '': '文本' },
  open: { play: '打开棋盘', map: '打开图谱', sequence: '打开数列图', rules: '在规则页打开', guess: '粘贴到这里', matrix: '在矩阵页打开' },
  run: { check: '在这里检验', prove: '在这里证明', discover: '在这里发现' },
};

export function learnWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
