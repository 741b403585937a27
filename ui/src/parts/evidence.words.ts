import { settings } from '../lib/settings.svelte';

const en = {
  how: 'How this is known',
  names: { proved: 'proved', theorem: 'theorem', computed: 'computed', checked: 'checked only' } as Record<string, string>,
  means: {
    proved: 'It holds for all positions, however large: a certificate says why, and it was accepted by a checker that shares no code with the prover.',
    theorem: 'A theorem says so, which is named; there is no certificate for the checker. Tests compare what such theorems say with the rules.',
    computed: 'Exhausted from the rules for just these positions. Nothing is said of others.',
    checked: 'Not proved. It agrees with the rules on the positions that are named here, and nothing is said of others: one of them might refute it.',
  } as Record<string, string>,
};

const zh: typeof en = {
  how: '依据',
  names: { proved: '已证明', theorem: '定理', computed: '已算出', checked: '仅检验过' },
  means: {
    proved: '对所有局面成立，无论多大：理由写成证书，并已通过检验；检验程序与证明程序没有共用的代码。',
    theorem: '依据所注明的定理；没有可供检验程序检验的证书。测试把这类定理的结论与规则对照过。',
    computed: '按规则对这些局面穷举算出，不涉及其他局面。',
    checked: '未经证明。它在此处列出的局面上与规则一致，不涉及其他局面：其中仍可能有反例。',
  },
};

export function evidenceWords(): typeof en {
  return settings.lang === 'zh' ? zh : en;
}
