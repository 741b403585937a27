/** Edges as they are typed, `0-1,1-2`, and as the server gives them, two numbers after another. */

/** An edge between two vertices. Vertices are numbers of any length, so they stay texts. */
export interface Edge {
  a: string;
  b: string;
}

/** The vertex that is the ground. */
export const GROUND = '0';

/** The most characters of a list of edges that is read. */
const MOST = 1 << 20;

/** Digits in one way: no zeros in front. */
function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** The edges of a text such as `0-1, 1-2`, of `()` or of nothing; nothing if it is no such text. */
export function parseEdges(text: string): Edge[] | undefined {
  const graph = parseGraph(text);
  return graph?.lone.length === 0 ? graph.edges : undefined;
}

/** A graph, and the vertices that its text names by themselves. */
export interface Graph {
  edges: Edge[];
  lone: string[];
}

/** The same where a vertex may stand by itself: `0-1,5`. */
export function parseGraph(text: string): Graph | undefined {
  if (text.length > MOST) return undefined;
  let bare = text.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const bracket = /^(?:\((.*)\)|\[(.*)\])$/s.exec(bare);
  if (bracket) bare = (bracket[1] ?? bracket[2] ?? '').trim();
  const graph: Graph = { edges: [], lone: [] };
  if (bare === '') return graph;
  for (const piece of bare.split(',')) {
    const ends = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(piece);
    if (!ends) return undefined;
    const [a, b] = [plain(ends[1]!), ends[2]];
    if (b === undefined) graph.lone.push(a);
    else graph.edges.push({ a, b: plain(b) });
  }
  return graph;
}

/** The edges as one types them. */
export function printEdges(edges: readonly Edge[]): string {
  return edges.length === 0 ? '()' : edges.map(({ a, b }) => `${a}-${b}`).join(',');
}

/** The edges of a row: `a-b` each, or their ends one after another. Nothing if it is no row of edges. */
export function edgesOfRow(row: readonly string[]): Edge[] | undefined {
  if (row.some((item) => item.includes('-'))) return parseEdges(row.join(','));
  if (row.length % 2 || row.some((item) => !/^\d+$/.test(item))) return undefined;
  const edges: Edge[] = [];
  for (let at = 0; at < row.length; at += 2) edges.push({ a: plain(row[at]!), b: plain(row[at + 1]!) });
  return edges;
}

/** True if the number a goes before b. */
export function before(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The same for an edge and the edge written the other way round. */
export function pairOf({ a, b }: Edge): string {
  return before(a, b) <= 0 ? `${a}-${b}` : `${b}-${a}`;
}

/** The same for the same edges in any order, each written in either way. */
export function essence(edges: readonly Edge[]): string {
  return edges.map(pairOf).sort().join(',');
}

/** True if both have the same vertices and the same edges, in any order; without `directed` each edge may be written either way. */
export function sameGraph(one: Graph, other: Graph, directed: boolean): boolean {
  const text = ({ edges, lone }: Graph) => [...edges.map((edge) => (directed ? `${edge.a}-${edge.b}` : pairOf(edge))), ...lone].sort().join(',');
  return text(one) === text(other);
}
