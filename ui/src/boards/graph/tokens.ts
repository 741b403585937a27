/**
 * Tokens on graphs: which graphs there are, what stands on them, and where each token may go.
 *
 * In `geography` edges have no direction, and a token never returns: the numbers after its vertex are those visited
 * before. Each such token has a graph of its own; without numbers it has still to be placed.
 */
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
  /** Of a token that never returns: the vertices visited before. */
  visited?: ReadonlySet<string>;
  /** The component whose token has still to be placed. */
  placing?: number;
}

/** The graphs of a position; nothing if some component is no token on a graph. */
export function fieldsOf(position: PlayPosition): Field[] | undefined {
  type Own = { text: string; edges: Edge[]; lone: string[]; tokens: Map<string, number[]>; visited?: Set<string>; placing?: number };
  const fields = new Map<string, Own>();
  for (const [component, { game, numbers, arguments: given }] of position.components.entries()) {
    // Else the name of a game with its parameters, as it would be typed, says them.
    const text = given?.edges ?? given?.[Object.keys(given)[0] ?? ''] ?? /\sedges=(\S+)/.exec(game ?? '')?.[1];
    const [vertex, ...more] = numbers;
    const walks = /^geography\b/.test(game ?? '');
    if (text === undefined || (!walks && (vertex === undefined || more.length > 0))) return undefined;
    const key = walks ? `${component} ${text}` : text;
    let field = fields.get(key);
    if (!field) {
      const graph = parseGraph(text);
      if (!graph) return undefined;
      field = { text, ...graph, tokens: new Map(), ...(walks && { visited: new Set(more) }) };
      fields.set(key, field);
    }
    if (vertex === undefined) {
      field.placing = component;
      continue;
    }
    const here = field.tokens.get(vertex);
    if (here) here.push(component);
    else field.tokens.set(vertex, [component]);
  }
  return [...fields.values()];
}

/** Targets of the token of this component, each with its moves. */
export function goals(position: PlayPosition, component: number): Map<string, PlayMove> {
  const found = new Map<string, PlayMove>();
  for (const move of position.moves) {
    const parts = becomes(position, move, component);
    const to = parts?.length === 1 ? parts[0]?.[0] : undefined;
    if (to !== undefined && !found.has(to)) found.set(to, move);
  }
  return found;
}
