/** The sentences of the puzzles, loaded with them. */
import { settings } from '../lib/settings.svelte';
import { playWords } from '../play/words';
import { ideas as ideasEn, type Idea } from './ideas.en';
import { ideas as ideasZh } from './ideas.zh';

const en = {
  title: 'Puzzles',
  intro: 'Positions that you win, by one or two moves among many. The move that comes to mind first loses.',
  found: 'The engine found them, and the tests compute each of them again by brute force.',
  today: 'Puzzle of the day',
  solveToday: 'Solve it',
  todayDone: 'Solved today. See it again',
  streak: (days: number) => (days === 0 ? 'Solve it to begin a streak.' : days === 1 ? 'A streak of 1 day.' : `A streak of ${days} days.`),
  progress: 'Your progress',
  solved: (count: number, of: number) => `${count} of ${of} solved`,
  clear: 'Clear progress',
  clearSure: 'Really clear it?',
  grade: 'Grade',
  gradeOf: (grade: number) => `Grade ${grade} of 5`,
  family: 'Family',
  all: 'All',
  misere: 'Misère',
  none: 'No puzzle of this grade in this family.',
  list: 'All puzzles',
  how: { alone: 'solved', helped: 'solved with help' },
  unknown: 'There is no such puzzle.',
  back: 'All puzzles',
  task: 'Your move. Find one that wins.',
  wrong: (move: string) => `${move} loses.`,
  thinking: 'Your opponent is thinking …',
  answered: (move: string, reply: string) => `${move} loses: the answer is ${reply}, and now the position is lost for you.`,
  ended: (move: string) => `${move} ends the game, and you lose it.`,
  right: (move: string) => `${move} wins.`,
  other: (move: string) => `${move} wins as well.`,
  again: 'Try again',
  same: 'Solve it again',
  next: 'Next puzzle',
  last: 'You have solved all puzzles.',
  playOn: 'Play on from here',
  moves: 'All moves',
  hints: {
    title: 'Hints',
    ask: ['A nudge', 'The idea', 'The move and its reason'] as [string, string, string],
    one: (moves: number) => `Of ${moves} moves, one wins.`,
    two: (moves: number) => `Of ${moves} moves, two win.`,
    trap: (move: string) => `Tempting, but it loses: ${move}.`,
    move: (move: string) => `The winning move: ${move}.`,
    eitherMove: (one: string, other: string) => `Two moves win: ${one}, and ${other}.`,
  },
  why: 'Why it wins',
  leaves: (position: string) => `It leaves ${position}, which is lost for the opponent:`,
};

const zh: typeof en = {
  title: '题目',
  intro: '先手必胜的局面，许多着法中只有一两步能赢。最先想到的那一步会输。',
  found: '由程序找出，测试又用穷举逐一核对。',
  today: '每日一题',
  solveToday: '去解题',
  todayDone: '今天已解出，再看一遍',
  streak: (days) => (days === 0 ? '解出它，开始连续记录。' : `已连续 ${days} 天。`),
  progress: '你的进度',
  solved: (count, of) => `${of} 题中已解出 ${count} 题`,
  clear: '清除进度',
  clearSure: '确定清除？',
  grade: '难度',
  gradeOf: (grade) => `难度 ${grade}（共 5 级）`,
  family: '类别',
  all: '全部',
  misere: '反常规则',
  none: '这一类别中没有这个难度的题目。',
  list: '全部题目',
  how: { alone: '已解出', helped: '借助提示解出' },
  unknown: '没有这道题。',
  back: '全部题目',
  task: '轮到你走，找出能赢的一步。',
  wrong: (move) => `${move} 会输。`,
  thinking: '对手正在思考……',
  answered: (move, reply) => `${move} 会输：对手走 ${reply}，此时你处于必败态。`,
  ended: (move) => `${move} 结束了游戏，你输了。`,
  right: (move) => `${move} 能赢。`,
  other: (move) => `${move} 也能赢。`,
  again: '再试一次',
  same: '重新解这道题',
  next: '下一题',
  last: '所有题目都已解出。',
  playOn: '从这里接着下',
  moves: '全部着法',
  hints: {
    title: '提示',
    ask: ['该看哪里', '思路', '着法与理由'],
    one: (moves) => `${moves} 种着法中只有一种能赢。`,
    two: (moves) => `${moves} 种着法中有两种能赢。`,
    trap: (move) => `看似不错却会输：${move}。`,
    move: (move) => `能赢的一步：${move}。`,
    eitherMove: (one, other) => `有两步能赢：${one}，以及 ${other}。`,
  },
  why: '为什么能赢',
  leaves: (position) => `这样就把 ${position} 留给对手，而它是必败态：`,
};

export type PuzzleWords = typeof en;

export function puzzleWords(): PuzzleWords {
  return settings.lang === 'zh' ? zh : en;
}

export function ideaWords(idea: Idea): { name: string; nudge: string; theorem: string } {
  return (settings.lang === 'zh' ? ideasZh : ideasEn)[idea];
}

/** A family of puzzles: those of the catalogue, and misère play. */
export function familyWords(family: string): string {
  return family === 'misere' ? puzzleWords().misere : (playWords().families[family] ?? family);
}
