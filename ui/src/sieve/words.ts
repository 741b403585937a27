import { settings } from '../lib/settings.svelte';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const en = {
  title: 'Losing positions, one after the other',
  plane: (side: number, lost: number, won: number) =>
    `The positions of two numbers from 0 to ${side - 1}; so far ${counted(lost, 'is', 'are')} known to lose and ${won} to win`,
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  on: 'One step on',
  again: 'From the beginning',
  scrub: 'Step',
  at: (at: number, count: number) => `Step ${at} of ${count}`,
  loading: 'Asking for the positions …',
  failed: 'The positions could not be loaded.',
  retry: 'Try again',
  or: (cells: readonly string[]) => cells.join(' or '),
  and: (cells: readonly string[]) => cells.join(' and '),
  start: 'Nothing is known yet.',
  ends: (cells: string, won: number) => `${cells}: no move is left, so the player to move loses. ${reaches(won, false)}`,
  losing: (cells: string, won: number, several: boolean) =>
    `No move from ${cells} reaches a losing position, so ${several ? 'both lose' : 'it loses'}. ${reaches(won, several)}`,
  stuck: (cells: number) => `Where no move is left, the player to move wins: ${counted(cells, 'position', 'positions')}.`,
  outside: (won: number) => `${counted(won, 'position wins', 'positions win')} by a move that leaves this picture.`,
  drawn: (cells: number) => `What is left is a draw: ${counted(cells, 'position', 'positions')}.`,
  line: (sum: number, cells: string, lost: number) =>
    lost === 0 ? `Sum ${sum}: no position loses.` : `Sum ${sum}: ${cells || counted(lost, 'position', 'positions')} ${lost === 1 ? 'loses' : 'lose'}.`,
  key: { lost: 'the player to move loses', won: 'wins', drawn: 'draw', open: 'not known yet' },
};

function reaches(won: number, several: boolean): string {
  const there = several ? 'one of them' : 'it';
  if (won === 0) return `No other position of this picture reaches ${there}.`;
  return `${counted(won, 'more position reaches', 'more positions reach')} ${there} in one move, and ${won === 1 ? 'wins' : 'win'}.`;
}

const zh: typeof en = {
  title: '必败态逐个出现',
  plane: (side, lost, won) => `两个数都从 0 到 ${side - 1} 的局面；目前已知 ${lost} 个必败、${won} 个必胜`,
  play: '播放',
  pause: '暂停',
  back: '后退一步',
  on: '前进一步',
  again: '从头开始',
  scrub: '步骤',
  at: (at, count) => `第 ${at} 步，共 ${count} 步`,
  loading: '正在获取局面……',
  failed: '局面无法载入。',
  retry: '重试',
  or: (cells) => cells.join('、'),
  and: (cells) => cells.join('、'),
  start: '一切都还未知。',
  ends: (cells, won) => `${cells} 已无子可走，先手必败。${zhReaches(won)}`,
  losing: (cells, won) => `${cells} 走不到任何必败态，所以先手必败。${zhReaches(won)}`,
  stuck: (cells) => `无子可走者胜：${cells} 个局面。`,
  outside: (won) => `另有 ${won} 个局面，走到图外即可获胜。`,
  drawn: (cells) => `剩下 ${cells} 个局面是平局。`,
  line: (sum, cells, lost) => (lost === 0 ? `两数之和为 ${sum}：没有必败态。` : `两数之和为 ${sum}：${cells || `${lost} 个局面`}先手必败。`),
  key: { lost: '先手必败', won: '先手必胜', drawn: '平局', open: '尚未知道' },
};

function zhReaches(won: number): string {
  return won === 0 ? '图中没有别的局面走到这里。' : `又有 ${won} 个局面一步就能走到这里，先手必胜。`;
}

export function sieveWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
