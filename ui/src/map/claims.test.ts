import { describe, expect, it } from 'vitest';
import { claimsAbout } from './claims';

describe('claims by the convention that they are about', () => {
  const claims = ['P(n) iff n mod 4 = 0', 'misere P(n) iff n mod 4 = 1', 'normal value(n) = n mod 4'];
  const rules = 'game mine\n(n) -> (n - k) where 1 <= k <= 3\n';

  it('is normal play in a text that does not say otherwise', () => {
    expect(claimsAbout('normal', claims, rules)).toEqual([claims[0], claims[2]]);
    expect(claimsAbout('misere', claims, `${rules}# misere\nmisere P(n) iff n mod 4 = 1\n`)).toEqual([claims[1]]);
  });

  it('is misère play in a text with a line that says so', () => {
    expect(claimsAbout('misere', claims, `${rules}misere # the last one loses\n`)).toEqual([claims[0], claims[1]]);
  });
});
