/** Numbers to begin with. */
export interface Example {
  en: string;
  zh: string;
  text: string;
  losing?: boolean;
  predict: string;
}

/** Nim-values of a heap of which at most half may be taken. */
function halves(count: number): number[] {
  const value = (n: number): number => (n === 0 ? 0 : n % 2 === 0 ? n / 2 : value((n - 1) / 2));
  return Array.from({ length: count }, (_, n) => value(n));
}

const sums = Array.from({ length: 9 }, (_, a) => Array.from({ length: 9 }, (_, b) => (a + b) % 3).join(' '));

export const EXAMPLES: Example[] = [
  { en: 'A list of nim-values', zh: '一列 SG 值', text: `${halves(64).join(' ')}\n`, predict: '1000..1004' },
  { en: 'A table', zh: '一张表', text: `${sums.join('\n')}\n`, predict: '1000 5..8' },
  {
    en: 'Lost pairs',
    zh: '必败的数对',
    text: '0 0\n1 2\n3 5\n4 7\n6 10\n8 13\n9 15\n11 18\n12 20\n14 23\n16 26\n17 28\n19 31\n21 34\n22 36\n24 39\n',
    losing: true,
    predict: '100 160..164',
  },
  {
    en: 'Who wins',
    zh: '谁胜',
    text: `${Array.from({ length: 40 }, (_, n) => `${n + 1} ${[0, 2].includes((n + 1) % 7) ? 'L' : 'W'}`).join('\n')}\n`,
    predict: '700..709',
  },
  {
    en: 'Kayles',
    zh: 'Kayles',
    text: '0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7\n',
    predict: '',
  },
];
