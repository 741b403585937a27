/** Examples of a game, read from its text: the position, and what is said of it. */

export interface Example {
  /** Play by a convention other than the game's. */
  convention?: 'normal' | 'misere';
  /** Parameters with their values. */
  given: string[];
  position: string;
  fact: { kind: 'P' | 'N' | 'D' } | { kind: 'value'; value: string } | { kind: 'values' | 'outcomes'; each: string[] } | { kind: 'wins'; to: string[] } | { kind: 'moves'; to: string[] };
  /** Where it comes from. */
  source?: string;
}

const VALUE = /^[\p{L}_][\p{L}\p{N}_]*=(?:"[^"]*"|\{(?:\([^)]*\)|[^{}()])*\}|\S+)\s+/u;
const FACT = /^(.+?) (?:is ([PND])|has value (\d+)|has values (\d+(?:,\s*\d+)*)|is ([PND](?:,\s*[PND])+)|(wins only|moves) to (.+?))(?: by "(.*)")?$/s;

/** Positions between commas that stand in no brackets. */
const apart = (text: string) => text.split(/,\s*(?![^([]*[)\]])/);

/** An example of one position, or of a board in several sizes; nothing for facts of other kinds. */
export function exampleOf(text: string): Example | undefined {
  let rest = text;
  const convention = /^(normal|misere) /.exec(rest)?.[1] as Example['convention'];
  if (convention) rest = rest.slice(convention.length + 1);
  const given: string[] = [];
  for (let found = VALUE.exec(rest); found; found = VALUE.exec(rest)) {
    given.push(found[0].trim().replace('=', '\u00a0=\u00a0'));
    rest = rest.slice(found[0].length);
  }
  const [, position, kind, value, values, outcomes, goes, to, source] = FACT.exec(rest) ?? [];
  if (position === undefined) return undefined;
  const fact: Example['fact'] = kind
    ? { kind: kind as 'P' | 'N' | 'D' }
    : value !== undefined
      ? { kind: 'value', value }
      : values !== undefined || outcomes !== undefined
        ? { kind: values === undefined ? 'outcomes' : 'values', each: (values ?? outcomes ?? '').split(/,\s*/) }
        : { kind: goes === 'moves' ? 'moves' : 'wins', to: apart(to ?? '') };
  return { ...(convention ? { convention } : {}), given, position, fact, ...(source === undefined ? {} : { source }) };
}
