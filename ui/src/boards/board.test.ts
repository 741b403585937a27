import { describe, expect, it } from 'vitest';
import type { Outcome, PlayMove, PlayPosition } from '../lib/api';
import { classes, markOf } from './board';

const moves = (outcomes: (Outcome | null)[]) => outcomes.map((outcome, index) => ({ number: index + 1, outcome }) as PlayMove);
const listed = (more = 0) => ({ moves_more: more }) as PlayPosition;

describe('the mark of a place', () => {
  it('is that of the move that a touch makes, whatever else begins like it', () => {
    const [lost, won] = moves(['N', 'P']);
    expect(markOf(listed(), lost, [lost!, won!])).toEqual({ good: 'lose', leads: false });
    expect(classes(markOf(listed(), won))).toBe('win');
  });

  it('says where a choice has to follow, and then is that of the best', () => {
    expect(markOf(listed(), undefined, moves(['N', 'P', 'D']))).toEqual({ good: 'win', leads: true });
    expect(markOf(listed(), undefined, moves(['N', 'N']))).toEqual({ good: 'lose', leads: true });
    expect(markOf(listed(), undefined, moves(['N', 'D']))).toEqual({ good: 'draw', leads: true });
    expect(classes(markOf(listed(), undefined, moves(['P'])))).toBe('win leads');
  });

  it('says nothing where nothing is known, or not all moves are listed and none of them wins', () => {
    expect(markOf(listed(), undefined, [])).toEqual({ good: 'unknown', leads: false });
    expect(markOf(listed(), undefined, moves(['N', null]))).toEqual({ good: 'unknown', leads: false });
    expect(markOf(listed(7), undefined, moves(['N', 'N'])).good).toBe('unknown');
    expect(markOf(listed(7), undefined, moves(['N', 'P']))).toEqual({ good: 'win', leads: true });
  });
});
