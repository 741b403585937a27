/** Layout of a small graph in layers, by distance from the first vertex. */

export interface Drawn {
  vertices: { name: string; x: number; y: number }[];
  edges: { from: number; to: number }[];
}

/** The most edges that are drawn. */
const MOST = 200;

export function layers(edges: string): Drawn {
  const pairs = edges
    .split(/[,\s[\]]+/)
    .map((edge) => /^(\w+)-(\w+)$/.exec(edge))
    .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []))
    .slice(0, MOST);
  const names = [...new Set(pairs.flat())];
  const [first] = names.includes('0') ? ['0'] : names;
  const depth = new Map<string, number>(first === undefined ? [] : [[first, 0]]);
  const line = [...depth.keys()];
  for (let at = 0; at < line.length; at += 1) {
    const here = line[at] ?? '';
    for (const [a, b] of pairs) {
      const next = a === here ? b : b === here ? a : undefined;
      if (next === undefined || depth.has(next)) continue;
      depth.set(next, (depth.get(here) ?? 0) + 1);
      line.push(next);
    }
  }
  for (const name of names) if (!depth.has(name)) depth.set(name, 0);
  const rows = Math.max(0, ...depth.values());
  const vertices = names.map((name) => {
    const row = depth.get(name) ?? 0;
    const mates = names.filter((other) => depth.get(other) === row);
    return { name, x: (mates.indexOf(name) + 1) / (mates.length + 1), y: rows === 0 ? 0.5 : row / rows };
  });
  return { vertices, edges: pairs.map(([a, b]) => ({ from: names.indexOf(a), to: names.indexOf(b) })) };
}
