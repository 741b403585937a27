/** Edges that fall when one is cut. */
import { GROUND, type Edge } from './edges';

/** Finds the edges connected to the ground; without one of them, if its index is given. */
export function footing(edges: readonly Edge[]): (without?: number) => boolean[] {
  const numbers = new Map([[GROUND, 0]]);
  const number = (vertex: string) => {
    const given = numbers.get(vertex);
    if (given !== undefined) return given;
    numbers.set(vertex, numbers.size);
    return numbers.size - 1;
  };
  const ends = edges.map(({ a, b }) => [number(a), number(b)] as const);
  const at: number[][] = Array.from(numbers, () => []);
  ends.forEach(([a, b], index) => {
    at[a]!.push(index);
    at[b]!.push(index);
  });
  return (without = -1) => {
    const found = new Uint8Array(numbers.size);
    found[0] = 1;
    const open = [0];
    for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
      for (const index of at[vertex]!) {
        if (index === without) continue;
        const [a, b] = ends[index]!;
        const next = a === vertex ? b : a;
        if (found[next]) continue;
        found[next] = 1;
        open.push(next);
      }
    }
    return ends.map(([a], index) => index !== without && found[a] === 1);
  };
}
