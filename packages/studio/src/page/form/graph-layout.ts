import dagre from '@dagrejs/dagre';
import type { Graph, GraphEdge, GraphNode } from '../../foundation/wire.ts';

/** A node where it is drawn: its middle and its size. */
export type PlacedNode = GraphNode & { x: number; y: number; width: number; height: number };

/** An edge where it is drawn, and where its label is. */
export type PlacedEdge = GraphEdge & {
  points: { x: number; y: number }[];
  label: { x: number; y: number; lines: string[] };
};

/** A graph that is laid out. */
export type PlacedGraph = {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  width: number;
  height: number;
};

const letter = 6.4;
const known = new WeakMap<Graph, PlacedGraph>();

/** Lays out a graph from left to right. Labels get the room they need. */
export function layOut(graph: Graph): PlacedGraph {
  const found = known.get(graph) ?? placed(graph);
  known.set(graph, found);
  return found;
}

function placed({ nodes, edges }: Graph): PlacedGraph {
  const layout = new dagre.graphlib.Graph({ multigraph: true });
  layout.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 22, edgesep: 8, marginx: 8, marginy: 8 });
  layout.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) layout.setNode(node.id, { ...sizeOf(node) });
  for (const [index, edge] of edges.entries()) {
    const lines = labelOf(edge);
    const width = Math.max(0, ...lines.map((line) => line.length * letter)) + 4;
    const height = lines.length * 13;
    layout.setEdge(edge.from, edge.to, { width, height, labelpos: 'c' }, String(index));
  }
  dagre.layout(layout);
  const { width = 0, height = 0 } = layout.graph();
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, ...sizeOf(node), ...pointOf(layout.node(node.id)) })),
    edges: edges.map((edge, index) => {
      const drawn = layout.edge({ v: edge.from, w: edge.to, name: String(index) });
      const points = (drawn.points ?? []).map(pointOf);
      return { ...edge, points, label: { ...pointOf(drawn), lines: labelOf(edge) } };
    }),
  };
}

function pointOf({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return { x, y };
}

function sizeOf({ label, id, kind }: GraphNode) {
  const words = kind === 'set' ? Math.max(label.length, id.length + 2) : label.length;
  return {
    width: Math.max(64, Math.min(words, 30) * letter + 18),
    height: kind === 'set' ? 38 : 28,
  };
}

const longest = 30;

/** The answers of a branch, each starting on a new line. After too many lines, the label only says how many there are. */
function labelOf({ answers }: GraphEdge): string[] {
  const lines = answers.flatMap(({ label }) => wrapped(label));
  const most = 8;
  return lines.length > most
    ? [...lines.slice(0, most - 1), `${answers.length} answers in all`]
    : lines;
}

/** A label, wrapped to lines that are not too long. */
function wrapped(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
