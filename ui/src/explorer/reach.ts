/** The positions that can be reached from one, and the moves between them, as far as there are few. */
import type { Outcome, Part, PlayMove, PlayPosition } from '../lib/api';
import { inWords } from '../play/engine';

export interface Node {
  text: string;
  outcome: Outcome | null;
  value: string | null;
  /** Kind of evidence. */
  known: string | null;
  /** The moves that lead here from the first position. */
  path: readonly string[];
}

export interface GameGraph {
  nodes: Node[];
  /** Pairs of indices, each once. */
  edges: [number, number][];
}

/** The position after some moves. */
export type Ask = (path: readonly string[]) => Promise<PlayPosition>;

/** Positions of the same components are one, whatever their order. */
function keyOf(components: readonly Pick<Part, 'game' | 'arguments' | 'numbers'>[]): string {
  return components
    .map(({ game, arguments: given, numbers }) => JSON.stringify([game, given, numbers]))
    .sort()
    .join(' ');
}

/** The components after a move. */
function after({ components }: PlayPosition, move: PlayMove): Pick<Part, 'game' | 'arguments' | 'numbers'>[] {
  return components.flatMap((part, index) => {
    const change = move.changes.find(({ component }) => component === index);
    return change ? change.parts.map((numbers) => ({ ...part, numbers })) : [part];
  });
}

/** The graph below a position; nothing if it has more than `most` positions. Each of them is asked for once. */
export async function reachable(ask: Ask, most: number): Promise<GameGraph | undefined> {
  const first = await ask([]);
  const index = new Map<string, number>([[keyOf(first.components), 0]]);
  const paths: string[][] = [[]];
  const nodes: Node[] = [];
  const edges = new Map<string, [number, number]>();
  for (let at = 0; at < paths.length; at += 1) {
    const path = paths[at] ?? [];
    const position = at === 0 ? first : await ask(path);
    if (position.moves_more > 0) return undefined;
    nodes.push({ text: position.position, outcome: position.outcome, value: position.value, known: position.evidence?.kind ?? null, path });
    for (const move of position.moves) {
      const key = keyOf(after(position, move));
      let to = index.get(key);
      if (to === undefined) {
        to = paths.length;
        if (to >= most) return undefined;
        index.set(key, to);
        paths.push([...path, inWords(position, move)]);
      }
      edges.set(`${at} ${to}`, [at, to]);
    }
  }
  return { nodes, edges: [...edges.values()] };
}
