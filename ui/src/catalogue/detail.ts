/** Claims of a game, and how each is known. */
import type { Shown } from '../lib/requests';

/** Proofs of one claim: of which game, and for which numbers of parts, if not for all. */
export interface Proved {
  game: string;
  sizes: number[];
  assumptions: string[];
}

/** The proofs of a claim, those of one game that differ by size alone taken together. Only what is proved is listed. */
export function proofsOf(details: { proofs: Pick<Shown['proofs'][number], 'game' | 'claim' | 'size' | 'verdict' | 'assumptions'>[] }, claim: number): Proved[] {
  const found = new Map<string, Proved>();
  for (const proof of details.proofs) {
    if (proof.claim !== claim || proof.verdict !== 'proved') continue;
    const known = found.get(proof.game) ?? { game: proof.game, sizes: [], assumptions: proof.assumptions ?? [] };
    if (proof.size !== null) known.sizes.push(proof.size);
    found.set(proof.game, known);
  }
  return [...found.values()];
}
