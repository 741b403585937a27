/**
 * The picture of a game from its first position on. Moves take edges away; the others keep their identity, and vertices
 * their places. A scene is made from the scene before it and the server's position; there is no other state.
 */
import { edgesOfRow, GROUND, pairOf, type Edge } from './edges';
import { edgesOfParents, keptBetween, parentsOfRow } from './tree';

export type Kind = 'edges' | 'tree';

/** An edge with its place in what was drawn first. */
export interface Stalk extends Edge {
  key: number;
}

/** One component of the sum. */
export interface Slot {
  /** Index of its component. */
  component: number;
  /** Everything that stood when the game was drawn first. */
  base: readonly Stalk[];
  /** PlayPosition edges, in the order of the component. */
  position: readonly Stalk[];
  /** Of trees: the row, and the names of its vertices in `base`, now and in all positions so far. */
  rows: readonly { row: string; parents: readonly number[]; names: readonly string[] }[];
}

export interface Scene {
  kind: Kind;
  slots: readonly Slot[];
}

/** An edge that was cut. */
export interface Cut {
  slot: number;
  key: number;
}

/** The scene of these components; as much as possible of the one before stays as it is. */
export function advance(old: Scene | undefined, kind: Kind, rows: readonly string[][], cut?: Cut): Scene | undefined {
  if (old && old.kind === kind && old.slots.length === rows.length) {
    const slots = old.slots.map((slot, index) => {
      const row = rows[slot.component];
      return row && goOn(slot, kind, row, cut?.slot === index ? cut.key : undefined);
    });
    if (slots.every((slot) => slot !== undefined)) {
      return slots.every((slot, index) => slot === old.slots[index]) ? old : { kind, slots };
    }
  }
  const slots = rows.map((row, component) => begin(kind, row, component));
  return slots.every((slot) => slot !== undefined) ? { kind, slots } : undefined;
}

/** The scene in which two slots show each other's component; they have to be equal. */
export function swap(scene: Scene, one: number, other: number): Scene {
  const [a, b] = [scene.slots[one], scene.slots[other]];
  if (!a || !b || one === other) return scene;
  const slots = scene.slots.map((slot, index) => {
    if (index === one) return { ...slot, component: b.component };
    return index === other ? { ...slot, component: a.component } : slot;
  });
  return { ...scene, slots };
}

function begin(kind: Kind, row: readonly string[], component: number): Slot | undefined {
  const rows: Slot['rows'] = [];
  let edges: Edge[] | undefined;
  if (kind === 'edges') edges = edgesOfRow(row);
  else {
    const parents = parentsOfRow(row);
    if (parents) {
      const names = parents.map((_, index) => String(index + 1));
      edges = edgesOfParents(parents, names);
      return slotOf(edges, component, [{ row: row.join(','), parents, names }]);
    }
  }
  return edges && slotOf(edges, component, rows);
}

function slotOf(edges: readonly Edge[], component: number, rows: Slot['rows']): Slot {
  const base = edges.map((edge, key) => ({ ...edge, key }));
  return { component, base, position: base, rows };
}

function goOn(slot: Slot, kind: Kind, row: readonly string[], cut: number | undefined): Slot | undefined {
  if (kind === 'edges') {
    const edges = edgesOfRow(row);
    return edges && stand(slot, edges, cut);
  }
  const last = slot.rows.at(-1);
  const text = row.join(',');
  if (!last || last.row === text) return last ? slot : undefined;
  const earlier = slot.rows.map((seen) => seen.row).lastIndexOf(text);
  if (earlier >= 0) {
    const { parents, names } = slot.rows[earlier]!;
    const next = stand(slot, edgesOfParents(parents, names), undefined);
    return next && { ...next, rows: slot.rows.slice(0, earlier + 1) };
  }
  const parents = parentsOfRow(row);
  if (!parents) return undefined;
  // In trees the edge below a vertex is known by the vertex.
  const top = slot.base.find(({ key }) => key === cut)?.b;
  const likely = top === undefined ? -1 : last.names.indexOf(top);
  const kept = keptBetween(last.parents, parents, likely < 0 ? undefined : likely + 1);
  if (!kept) return undefined;
  const names = kept.map((vertex) => last.names[vertex - 1]!);
  const next = stand(slot, edgesOfParents(parents, names), undefined);
  return next && { ...next, rows: [...slot.rows, { row: text, parents, names }] };
}

/** The slot with these edges of its base; nothing if there are others. */
function stand(slot: Slot, edges: readonly Edge[], cut: number | undefined): Slot | undefined {
  // Among parallel edges, the standing ones stay, except the one that was cut.
  const stood = new Set(slot.position.map(({ key }) => key));
  const rank = ({ key }: Stalk) => (stood.has(key) ? (key === cut ? 1 : 0) : 2);
  const free = new Map<string, Stalk[]>();
  for (const stalk of [...slot.base].sort((a, b) => rank(a) - rank(b) || a.key - b.key)) {
    const pair = pairOf(stalk);
    const parallel = free.get(pair);
    if (parallel) parallel.push(stalk);
    else free.set(pair, [stalk]);
  }
  for (const stalks of free.values()) stalks.reverse();
  const position: Stalk[] = [];
  for (const edge of edges) {
    const stalk = free.get(pairOf(edge))?.pop();
    if (!stalk) return undefined;
    position.push(stalk);
  }
  const unchanged =
    position.length === slot.position.length && position.every((stalk, index) => stalk === slot.position[index]);
  return unchanged ? slot : { ...slot, position };
}

/** The vertices that something stands on or grows from, but for the ground. */
export function verticesOf(stalks: readonly Edge[]): string[] {
  const found = new Set<string>();
  for (const { a, b } of stalks) {
    found.add(a);
    found.add(b);
  }
  found.delete(GROUND);
  return [...found];
}
