import type { Edge, Graph } from './graph-of.ts';

/** A place in a layer: a set, an end, or a bend of an edge that passes by. */
export type Spot = { name: string; layer: number; x: number; isBend: boolean };

/** An edge as it is drawn, through its bends from layer to layer. */
export type DrawnEdge = { answers: string[]; through: Spot[] };

/** Puts each set below all that lead to it; x counts in columns, the middle of each layer is 0. */
export function layersOf({ start, edges }: Graph): { layers: Spot[][]; drawn: DrawnEdge[] } {
  const depths = depthsFrom(start, edges);
  const spots = new Map<string, Spot>();
  for (const [name, layer] of depths) spots.set(name, { name, layer, x: 0, isBend: false });
  const drawn = edges.flatMap((edge) => drawnThrough(edge, spots));
  const all = new Set([...spots.values(), ...drawn.flatMap(({ through }) => through)]);
  const depth = 1 + Math.max(...depths.values());
  const layers = Array.from({ length: depth }, (_, layer) =>
    [...all].filter((spot) => spot.layer === layer),
  );
  const above = spotsAbove(drawn);
  for (const layer of layers) arrange(layer, above);
  return { layers, drawn };
}

/** The longest distance to each set or end. It terminates because no interview has loops. */
function depthsFrom(start: string, edges: Edge[]): Map<string, number> {
  const depths = new Map([[start, 0]]);
  const waiting = [start];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    const depth = (depths.get(from) ?? 0) + 1;
    for (const { to } of edges.filter((edge) => edge.from === from)) {
      if ((depths.get(to) ?? -1) >= depth) continue;
      depths.set(to, depth);
      waiting.push(to);
    }
  }
  return depths;
}

function drawnThrough({ from, to, answers }: Edge, spots: Map<string, Spot>): DrawnEdge[] {
  const [first, last] = [spots.get(from), spots.get(to)];
  if (!first || !last) return [];
  const bends = Array.from({ length: last.layer - first.layer - 1 }, (_, i) => ({
    name: `${from} ${to} ${i}`,
    layer: first.layer + 1 + i,
    x: 0,
    isBend: true,
  }));
  return [{ answers, through: [first, ...bends, last] }];
}

function spotsAbove(drawn: DrawnEdge[]): Map<Spot, Spot[]> {
  const above = new Map<Spot, Spot[]>();
  for (const { through } of drawn) {
    for (const [i, spot] of through.entries()) {
      const before = through[i - 1];
      if (before) above.set(spot, [...(above.get(spot) ?? []), before]);
    }
  }
  return above;
}

/** Sorts a layer by what is above it, and spreads it around the middle; bends are narrow. */
function arrange(layer: Spot[], above: Map<Spot, Spot[]>): void {
  const middle = (spot: Spot) => {
    const over = above.get(spot) ?? [];
    return over.reduce((sum, { x }) => sum + x, 0) / Math.max(1, over.length);
  };
  layer.sort((a, b) => middle(a) - middle(b));
  const width = ({ isBend }: Spot) => (isBend ? 0.5 : 1);
  let left = -layer.reduce((sum, spot) => sum + width(spot), 0) / 2;
  for (const spot of layer) {
    spot.x = left + width(spot) / 2;
    left += width(spot);
  }
}
