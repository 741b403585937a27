/** A position to show parts with: (1, 2) of Wythoff's game, or one that ends as is asked for. */
import type { Outcome, PlayMove, PlayPosition } from '../lib/api';
import { designWords } from './words';

function move(number: number, a: number, b: number): PlayMove {
  const parts = [[String(a), String(b)]];
  return { number, text: `(1,2) → (${a},${b})`, changes: [{ component: 0, parts }], component: 0, parts, outcome: 'N', value: String(Math.max(a, b)) };
}

export function sample(outcome: Outcome = 'P'): PlayPosition {
  const t = designWords();
  return {
    game: 'wythoff',
    board: 'heaps',
    convention: 'normal',
    position: '1,2',
    components: [{ game: 'wythoff', arguments: {}, numbers: ['1', '2'] }],
    made: [],
    turn: 'first',
    moves: [move(1, 0, 2), move(2, 1, 1), move(3, 1, 0), move(4, 0, 1)],
    moves_more: 0,
    end: null,
    outcome,
    value: outcome === 'P' ? '0' : null,
    remoteness: outcome === 'D' ? null : 2,
    verdict: t.verdict[outcome],
    why: t.why,
    steps: t.why.map((text) => ({ text, steps: [] })),
    evidence: { kind: outcome === 'P' ? 'theorem' : 'computed', detail: t.detail },
    advice: null,
    limits_hit: null,
  };
}

export const nothing = () => undefined;
