import { settings } from '../lib/settings.svelte';

const en = {
  how: 'How this is known',
  names: { proved: 'proved', theorem: 'theorem', computed: 'computed', checked: 'checked only' } as Record<string, string>,
  means: {
    proved: 'It holds for all positions, however large: a certificate says why, and a small checker that shares no code with the prover has accepted it.',
    theorem: 'A theorem from the literature, which is cited. Tests compare its closed form with the rules.',
    computed: 'Exhausted from the rules for just these positions. Nothing is said of others.',
    checked: 'A conjecture. It agreed with the rules on every position that was tried; a larger one might still refute it.',
  } as Record<string, string>,
};

const zh: typeof en = {
  how: '依据',
  names: { proved: '已证明', theorem: '定理', computed: '已算出', checked: '仅检验过' },
  means: {
    proved: '对所有局面成立，无论多大：理由写成证书，并已由一个与证明器没有共用代码的小检验器认可。',
    theorem: '文献中的定理，已注明出处。测试把它的公式与规则对照过。',
    computed: '按规则对这些局面穷尽算出。对其他局面没有说什么。',
    checked: '这是猜想。它在试过的每个局面上都与规则一致；更大的局面仍可能推翻它。',
  },
};

export function knownWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
