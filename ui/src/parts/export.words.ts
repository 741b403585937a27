import { settings } from '../lib/settings.svelte';
import { evidenceWords } from './evidence.words';

const en = {
  label: 'Export',
  copy: 'Copy as a figure',
  copied: 'Copied: the picture with its caption.',
  copiedCaption: 'Copied: the caption alone, since this browser takes no pictures.',
  notCopied: 'This browser does not let the page copy.',
  bFile: 'b-file (OEIS)',
  latex: 'Table for LaTeX',
  print: 'Print',
  how: (known: string) => `How this is known: ${known}`,
  made: (address: string) => `Made with Bouton: ${address}`,
  madeWith: 'Made with Bouton',
  tikz: 'Drawing for LaTeX (TikZ)',
  undrawn: 'The server has no drawing of this position for LaTeX.',
  certificate: 'Certificate',
};
const zh: typeof en = {
  label: '导出',
  copy: '复制为插图',
  copied: '已复制图和说明。',
  copiedCaption: '这个浏览器不能复制图，只复制了说明。',
  notCopied: '这个浏览器不允许复制。',
  bFile: 'b-file（OEIS）',
  latex: 'LaTeX 表格',
  print: '打印',
  how: (known) => `依据：${known}`,
  made: (address) => `由 Bouton 制作：${address}`,
  madeWith: '由 Bouton 制作',
  tikz: 'LaTeX 图（TikZ）',
  undrawn: '服务器不能为 LaTeX 画出这个局面。',
  certificate: '证书',
};

export function exportWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}

/** How a figure is known, as a sentence without its full stop. */
export function howKnown(kind: string): string {
  return exportWords().how(evidenceWords().names[kind] ?? kind);
}
