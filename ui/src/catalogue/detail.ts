/** What is told of a game: its claims with how each is known, and its examples as questions. */

export interface Claim {
  text: string;
  convention: 'normal' | 'misere';
  theorem: string | null;
}

export interface Proof {
  game: string;
  claim: number;
  size: number | null;
  verdict: string;
  message: string;
  assumptions: string[];
}

export interface Details {
  rules: string[];
  claims: Claim[];
  proofs: Proof[];
  assumptions: string[];
  remarks: ({ en: string; zh: string } | string)[];
  sources: string[];
  examples: Example[];
  text: string;
}

/** An example of the text, and the question for its position. */
export interface Example {
  text: string;
  ask: string;
  convention: 'normal' | 'misere';
}

/** What was proved of one claim: for which game, and for which numbers of parts, if not for all. */
export interface Proved {
  game: string;
  sizes: number[];
  assumptions: string[];
}

/** The proofs of a claim, those of one game that differ by size alone taken together. Only what is proved is listed. */
export function proofsOf(details: Pick<Details, 'proofs'>, claim: number): Proved[] {
  const found = new Map<string, Proved>();
  for (const proof of details.proofs) {
    if (proof.claim !== claim || proof.verdict !== 'proved') continue;
    const known = found.get(proof.game) ?? { game: proof.game, sizes: [], assumptions: proof.assumptions };
    if (proof.size !== null) known.sizes.push(proof.size);
    found.set(proof.game, known);
  }
  return [...found.values()];
}
