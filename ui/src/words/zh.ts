import type { Words } from '../lib/words';

export const zh: Words = {
  app: {
    tagline: '谁赢、为什么、如何证明',
    pages: { catalogue: '游戏', play: '对弈', puzzles: '题目', map: '图谱', rules: '规则', guess: '数据', matrix: '矩阵', notebook: '笔记', learn: '学习', contest: '竞赛题', teach: '教师专页', room: '双人对弈', embed: '棋盘', design: '设计' },
    projector: { on: '投影模式', off: '退出投影模式（Esc）' },
    skip: '跳到正文',
    language: 'English',
    languageLabel: 'Switch to English',
    theme: { label: '配色', auto: '自动', light: '浅色', dark: '深色' },
    loading: '正在载入……',
    lost: '没有这个页面。',
    failed: '页面的这一部分无法载入。',
    again: '重试',
    unreachable: '服务器没有回应。Bouton 还在运行吗？',
    retrying: '本页会自动重试，恢复后接着进行。',
    now: '立即重试',
    back: '服务器已恢复。',
  },
};
