/** Claims of a text of rules by the convention that each is about: that of the text, unless the claim begins with another. */
import type { Convention } from '../lib/requests';

export function claimsAbout(convention: Convention, claims: readonly string[], rules: string): string[] {
  const usual: Convention = /^\s*misere\s*(#.*)?$/m.test(rules) ? 'misere' : 'normal';
  return claims.filter((claim) => (/^(normal|misere)\b/.exec(claim)?.[0] ?? usual) === convention);
}
