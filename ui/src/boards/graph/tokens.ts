/** Tokens on graphs: which graphs there are, what stands on them, and where each token may go. */
import type { PlayMove, PlayPosition } from '../../lib/api';
import { becomes } from '../board';
import { parseGraph, type Edge } from './edges';

/** A graph with the components that are tokens on it. */
export interface Field {
  text: string;
  edges: readonly Edge[];
  /** Vertices that are named by themselves; they may have no edge. */
  lone: readonly string[];
  /** The components whose tokens stand on a vertex. */
  tokens: ReadonlyMap<string, readonly number[]>;
}

/** The graphs of a position; nothing if some component is no token on a graph. */
export function fieldsOf(standing: PlayPosition): Field[] | undefined {
  const fields = new Map<string, { edges: Edge[]; lone: string[]; tokens: Map<string, number[]> }>();
  for (const [component, { game, numbers, arguments: given }] of standing.components.entries()) {
    // Else the name of a game with its parameters, as it would be typed, says them.
    const text = given?.edges ?? given?.[Object.keys(given)[0] ?? ''] ?? /\sedges=(\S+)/.exec(game ?? '')?.[1];
    const [vertex, ...more] = numbers;
    if (text === undefined || vertex === undefined || more.length > 0) return undefined;
    let field = fields.get(text);
    if (!field) {
      const graph = parseGraph(text);
      if (!graph) return undefined;
      field = { ...graph, tokens: new Map() };
      fields.set(text, field);
    }
    const here = field.tokens.get(vertex);
    if (here) here.push(component);
    else field.tokens.set(vertex, [component]);
  }
  return [...fields].map(([text, field]) => ({ text, ...field }));
}

/** Targets of the token of this component, each with its moves. */
export function goals(standing: PlayPosition, component: number): Map<string, PlayMove> {
  const found = new Map<string, PlayMove>();
  for (const move of standing.moves) {
    const parts = becomes(standing, move, component);
    const to = parts?.length === 1 && parts[0]?.length === 1 ? parts[0][0] : undefined;
    if (to !== undefined && !found.has(to)) found.set(to, move);
  }
  return found;
}
