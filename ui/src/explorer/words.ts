/** The sentences of the explorer. */
import { settings } from '../lib/settings.svelte';

const positions = (count: number) => (count === 1 ? '1 position' : `${count} positions`);

const en = {
  title: 'Options of a position',
  start: 'Here',
  path: 'The way from where you began',
  value: 'nim-value',
  and: ', ',
  outcomes: { P: 'lost for who has to move', N: 'won for who has to move', D: 'a draw', '': 'not known who wins' },
  options: 'Options',
  count: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  none: 'No option: play is over here.',
  more: (count: number) => `Show all ${count}`,
  partly: (listed: number, all: number) => `Only ${listed} of ${all} options are listed, so nothing is built up from them here.`,
  mex: 'The nim-value, step by step',
  has: (value: number) => `Is there an option of value ${value}?`,
  yes: 'Yes:',
  no: 'No.',
  smallest: (set: string, mex: number) => `The options have the values ${set}. The smallest number that is missing is ${mex}.`,
  empty: 'There are no options, so the smallest number that is missing is 0.',
  skipped: (from: number, to: number) => `The values from ${from} to ${to} are there as well.`,
  rule: {
    N: (lost: number, all: number) => `Of ${all === 1 ? 'its one option' : `its ${all} options`} ${lost} ${lost === 1 ? 'is' : 'are'} lost for the opponent: moving there wins.`,
    P: (all: number) => `${all === 1 ? 'Its one option is' : `All ${all} options are`} won for the opponent: whatever is moved loses.`,
    D: 'No option is lost for the opponent, but one draws.',
  },
  graph: 'The game graph from here',
  graphTitle: (begin: string) => `The game graph below ${begin}`,
  graphSize: (count: number, moves: number) => `${positions(count)}, ${moves} moves`,
  graphLabel: (count: number, moves: number) => `Game graph: ${positions(count)}, ${moves} moves. Every position is a button.`,
  graphHow: 'Numbers are nim-values; dashed positions are lost for who has to move. Choose one to go there.',
  graphHowOutcomes: 'Dashed positions are lost for who has to move. Choose one to go there.',
  node: (text: string, value: string | null, outcome: string) => `${text}: ${value === null ? outcome : `nim-value ${value}, ${outcome}`}`,
  tooLarge: (most: number) => `More than ${positions(most)} can be reached from here. Go on to a smaller one to see its graph.`,
  working: 'Looking …',
};

const zh: typeof en = {
  title: '后继局面',
  start: '这里',
  path: '从起点走来的路',
  value: 'SG 值',
  and: '，',
  outcomes: { P: '必败态', N: '必胜态', D: '平局', '': '不知道谁赢' },
  options: '后继局面',
  count: (count) => `${count} 个后继局面`,
  none: '没有后继局面：对局到此结束。',
  more: (count) => `显示全部 ${count} 个`,
  partly: (listed, all) => `${all} 个后继局面中只列出了 ${listed} 个，这里无法由它们推出结果。`,
  mex: '一步一步求 SG 值',
  has: (value) => `有没有 SG 值为 ${value} 的后继局面？`,
  yes: '有：',
  no: '没有。',
  smallest: (set, mex) => `后继局面的 SG 值是 ${set}，其中没有出现的最小自然数是 ${mex}。`,
  empty: '没有后继局面，所以没有出现的最小自然数是 0。',
  skipped: (from, to) => `从 ${from} 到 ${to} 也都有。`,
  rule: {
    N: (lost, all) => `${all} 个后继局面中有 ${lost} 个是必败态：走到那里就赢。`,
    P: (all) => `${all} 个后继局面全是必胜态：怎么走都输。`,
    D: '后继局面中没有必败态，但有平局。',
  },
  graph: '由此展开的博弈图',
  graphTitle: (begin) => `${begin} 之下的博弈图`,
  graphSize: (count, moves) => `${count} 个局面，${moves} 种着法`,
  graphLabel: (count, moves) => `博弈图：${count} 个局面，${moves} 种着法。每个局面都是按钮。`,
  graphHow: '圈里的数是 SG 值，虚线圈是必败态。点一个局面就走到那里。',
  graphHowOutcomes: '虚线圈是必败态。点一个局面就走到那里。',
  node: (text, value, outcome) => `${text}：${value === null ? '' : `SG 值 ${value}，`}${outcome}`,
  tooLarge: (most) => `由此可到的局面超过 ${most} 个。走到小一些的局面，就能看到它的博弈图。`,
  working: '正在查看……',
};

export function explorerWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
