/** Cuts of edges, matched with the listed moves. */
import type { PlayMove, PlayPosition } from '../../lib/api';
import { becomes } from '../board';
import { edgesOfRow, pairOf, type Edge } from './edges';
import { footing } from './fall';
import type { Kind, Slot } from './scene';
import { cutAbove, parentsOfRow } from './tree';

/** An edge that can be cut. */
export interface Cutting {
  move: PlayMove;
  /** The keys of the edges that vanish, the one that is cut among them. */
  falls: readonly number[];
}

/** By the keys of the edges of a slot: what cutting each does. */
export function cuttings(position: PlayPosition, slot: Slot, kind: Kind): Map<number, Cutting> {
  const rows = rowsAfter(position, slot.component);
  const left = kind === 'tree' ? leftOfTrees(position, slot) : leftOfEdges(slot);
  const moves = new Map<string, PlayMove>();
  for (const [move, row] of rows) {
    const key = left.read(row);
    if (key !== undefined && !moves.has(key)) moves.set(key, move);
  }
  const found = new Map<number, Cutting>();
  if (moves.size === 0) return found;
  const after = footing(slot.position);
  const before = after();
  slot.position.forEach((stalk, index) => {
    if (!before[index]) return;
    const stands = after(index);
    const move = moves.get(left.write(index, stands) ?? '?');
    if (!move) return;
    found.set(stalk.key, { move, falls: slot.position.filter((_, other) => !stands[other]).map(({ key }) => key) });
  });
  return found;
}

/** The moves that change this component alone, and the row that it becomes. */
function rowsAfter(position: PlayPosition, component: number): [PlayMove, string[]][] {
  return position.moves.flatMap((move): [PlayMove, string[]][] => {
    const parts = becomes(position, move, component);
    return parts && parts.length <= 1 ? [[move, parts[0] ?? []]] : [];
  });
}

/** Two ways to what is left, which have to meet: from the row of a move, and from the edge that is cut. */
interface Left {
  read: (row: readonly string[]) => string | undefined;
  write: (cut: number, stands: readonly boolean[]) => string | undefined;
}

/** Edges may come in any order, each written either way: they are compared by their ranks, in order. */
function leftOfEdges(slot: Slot): Left {
  const rank = new Map<string, number>();
  const ranks = slot.position.map((edge) => {
    const pair = pairOf(edge);
    if (!rank.has(pair)) rank.set(pair, rank.size);
    return rank.get(pair)!;
  });
  const order = ranks.map((_, index) => index).sort((a, b) => ranks[a]! - ranks[b]!);
  const rankOf = (edge: Edge) => rank.get(pairOf(edge)) ?? -1;
  return {
    read: (row) => {
      const own = edgesOfRow(row)?.map(rankOf);
      return own?.sort((a, b) => a - b).join(',');
    },
    write: (_, stands) =>
      order
        .filter((index) => stands[index])
        .map((index) => ranks[index])
        .join(','),
  };
}

/** The vertices of trees are numbered anew after each cut. */
function leftOfTrees(position: PlayPosition, slot: Slot): Left {
  const parents = parentsOfRow(position.components[slot.component]?.numbers ?? []);
  return {
    read: (row) => row.join(','),
    write: (cut) => parents && cutAbove(parents, cut + 1).parents.join(','),
  };
}
