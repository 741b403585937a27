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
  text: string;
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

export interface Example {
  text: string;
  ask: string;
  misere: boolean;
}

/** The examples of a text of rules whose positions can be looked at: `example m=3 (21) is N`. */
export function examplesOf(game: string, text: string): Example[] {
  const found: Example[] = [];
  for (const line of text.split('\n')) {
    const words = /^\s*example\s+(misere\s+)?(.*?)\s+(?:is\s+[PND]|has\s+value\s+\d+)\s*$/.exec(line);
    if (!words) continue;
    const asked = (words[2] ?? '').replace(/="([^"]*)"/g, '=$1');
    found.push({ text: line.trim().replace(/^example\s+/, ''), ask: `${game} ${asked}`, misere: !!words[1] });
  }
  return found;
}
