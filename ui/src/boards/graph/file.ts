/**
 * A position drawn on a graph as a file: a list of edges, one a line, which `bouton graph` and others read too. The
 * question and the places of the vertices stand in comments.
 */
import { putTogether, takeApart } from '../../play/ask';
import { parseEdges, parseGraph, type Edge } from './edges';
import { edgesOfParents, parentsOfRow } from './tree';

export interface Saved {
  ask: string;
  places: string | null;
}

export function printFile({ ask, places }: Saved): string {
  const notes = [`# ask ${ask}`, ...(places ? [`# at ${places}`] : [])];
  return [...notes, ...edgesOf(ask).map(({ a, b }) => `${a}-${b}`), ''].join('\n');
}

/** The position in a file; a bare list of edges is Hackenbush. */
export function readFile(text: string): Saved | undefined {
  const note = (name: string) => new RegExp(`^#\\s*${name}\\s+(.+)$`, 'm').exec(text)?.[1]?.trim();
  const ask = note('ask');
  if (ask) return { ask, places: note('at') ?? null };
  const words = text.replace(/[#%].*$/gm, '').split(/[\s,;]+/).filter(Boolean);
  const edges = parseEdges(words.join(','));
  return edges?.length ? { ask: putTogether([{ game: 'hackenbush', given: [], position: words.join(',') }]), places: null } : undefined;
}

function edgesOf(ask: string): Edge[] {
  const [part] = takeApart(ask);
  const given = part?.given.find(({ name }) => name === 'edges')?.text;
  if (given !== undefined) return parseGraph(given)?.edges ?? [];
  const row = part?.position.replace(/[[\]()\s]/g, '').split(',').filter(Boolean) ?? [];
  const parents = part?.game === 'hackenbush-tree' ? parentsOfRow(row) : undefined;
  return parents ? edgesOfParents(parents, parents.map((_, index) => String(index + 1))) : part?.game === 'hackenbush' ? (parseEdges(row.join(',')) ?? []) : [];
}
