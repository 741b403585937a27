/** Trees on the ground, given by the parents of the vertices 1, 2, 3, … */
import { before, GROUND, type Edge } from './edges';

/** The parents in a row; nothing unless they are trees on the ground. */
export function parentsOfRow(row: readonly string[]): number[] | undefined {
  if (row.some((item) => !/^\d{1,9}$/.test(item))) return undefined;
  const parents = row.map(Number);
  if (parents.some((parent) => parent > parents.length)) return undefined;
  // -1 stands on the ground; vertices of the current walk are marked with its start.
  const seen = new Int32Array(parents.length + 1);
  seen[0] = -1;
  for (let start = 1; start <= parents.length; start += 1) {
    let at = start;
    for (; seen[at] === 0; at = parents[at - 1]!) seen[at] = start;
    if (seen[at] === start) return undefined;
    for (at = start; seen[at] === start; at = parents[at - 1]!) seen[at] = -1;
  }
  return parents;
}

/** The edges of trees; `names[i]` is what the vertex i + 1 is called. */
export function edgesOfParents(parents: readonly number[], names: readonly string[]): Edge[] {
  const name = (vertex: number) => (vertex === 0 ? '0' : (names[vertex - 1] ?? String(vertex)));
  return parents.map((parent, index) => ({ a: name(parent), b: name(index + 1) }));
}

/** The parents of the vertices, renumbered in the order of their names; nothing unless the edges are trees on the ground. */
export function parentsOf(edges: readonly Edge[]): { parents: number[]; names: string[] } | undefined {
  const near = new Map<string, string[]>();
  for (const { a, b } of edges) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const below = new Map<string, string>([[GROUND, '']]);
  for (const [vertex] of below) {
    for (const next of near.get(vertex) ?? []) if (!below.has(next)) below.set(next, vertex);
  }
  const names = [...below.keys()].filter((name) => name !== GROUND).sort(before);
  if (names.length !== edges.length || [...near.keys()].some((name) => !below.has(name))) return undefined;
  const number = new Map(names.map((name, index) => [name, index + 1]));
  return { parents: names.map((name) => number.get(below.get(name) ?? '') ?? 0), names };
}

/** The vertices left when the edge below one is cut, and their parents, renumbered. */
export function cutAbove(parents: readonly number[], cut: number): { kept: number[]; parents: number[] } {
  const gone = 1;
  const stays = 2;
  const fate = new Uint8Array(parents.length + 1);
  fate[0] = stays;
  fate[cut] = gone;
  for (let start = 1; start <= parents.length; start += 1) {
    let at = start;
    while (fate[at] === 0) at = parents[at - 1]!;
    const end = fate[at]!;
    for (at = start; fate[at] === 0; at = parents[at - 1]!) fate[at] = end;
  }
  const kept: number[] = [];
  const number = new Int32Array(parents.length + 1);
  for (let vertex = 1; vertex <= parents.length; vertex += 1) {
    if (fate[vertex] !== stays) continue;
    kept.push(vertex);
    number[vertex] = kept.length;
  }
  return { kept, parents: kept.map((vertex) => number[parents[vertex - 1]!]!) };
}

/** The vertices left, if one or two cuts turn the trees `before` into `after`; `likely` is tried first. */
export function keptBetween(
  before: readonly number[],
  after: readonly number[],
  likely?: number,
): number[] | undefined {
  const wanted = after.join(',');
  const all = before.map((_, index) => index + 1);
  if (before.join(',') === wanted) return all;
  if (after.length >= before.length) return undefined;
  const first = likely === undefined ? all : [likely, ...all.filter((vertex) => vertex !== likely)];
  const cuts = first.map((cut) => cutAbove(before, cut));
  const once = cuts.find(({ parents }) => parents.join(',') === wanted);
  if (once) return once.kept;
  if (before.length > MOST_TWICE) return undefined;
  for (const { kept, parents } of cuts) {
    if (parents.length <= after.length) continue;
    for (let cut = 1; cut <= parents.length; cut += 1) {
      const twice = cutAbove(parents, cut);
      if (twice.parents.join(',') === wanted) return twice.kept.map((vertex) => kept[vertex - 1]!);
    }
  }
  return undefined;
}

/** Size limit for trees in which two cuts are tried. */
const MOST_TWICE = 60;
