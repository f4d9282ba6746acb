import type { CharRange } from 'refa';
import { mostReadableCharacter } from '../foundation/most-readable-character.ts';
import { automatonOf, type State } from './automaton-of.ts';
import { stepsToEnd } from './steps-to-end.ts';

type Rest = { word: string; width: number };

/** How wide characters are, by code; one without a width is not used. */
export type CharacterWidths = ReadonlyMap<number, number>;

/**
 * The longest word a pattern accepts, or the widest when widths are given; empty when there is none, and undefined when
 * words have no maximum length. If `oneOf` is given, the word contains at least one of those characters.
 */
export function longestWord(
  pattern: string,
  widths?: CharacterWidths,
  oneOf?: ReadonlySet<number>,
): string | undefined {
  const automaton = automatonOf(pattern);
  const graph = new Graph(
    stepsToEnd(automaton),
    widestIn(widths),
    oneOf && widestIn(widths, oneOf),
  );
  const known = new Map<Node, Rest | 'open' | 'none'>();
  /** The widest path from a node to an end; `open` when it has a loop. */
  const restFrom = (node: Node): Rest | 'open' | 'none' => {
    const found = known.get(node);
    if (found) return found;
    known.set(node, 'open');
    const isEnd = node.isMet && automaton.finals.has(node.state);
    let best: Rest | 'none' = isEnd ? { word: '', width: 0 } : 'none';
    for (const { first, to } of graph.edgesFrom(node)) {
      const rest = restFrom(to);
      if (rest === 'open') return 'open';
      if (rest === 'none' || !first) continue;
      const width = first.width + rest.width;
      if (best === 'none' || width > best.width) {
        best = { word: first.character + rest.word, width };
      }
    }
    known.set(node, best);
    return best;
  };
  const longest = restFrom(graph.node(automaton.initial, oneOf === undefined));
  if (longest === 'open') return undefined;
  return longest === 'none' ? '' : longest.word;
}

/** A state, and whether one of the required characters was already read. */
type Node = { state: State; isMet: boolean };
type Edge = { first: Wide; to: Node };

class Graph {
  private readonly nodes = { met: new Map<State, Node>(), open: new Map<State, Node>() };

  constructor(
    private readonly alive: ReadonlyMap<State, number>,
    private readonly widest: (range: CharRange) => Wide,
    private readonly wanted?: (range: CharRange) => Wide,
  ) {}

  node(state: State, isMet: boolean): Node {
    const nodes = isMet ? this.nodes.met : this.nodes.open;
    const node = nodes.get(state) ?? { state, isMet };
    nodes.set(state, node);
    return node;
  }

  edgesFrom({ state, isMet }: Node): Edge[] {
    const edges: Edge[] = [];
    for (const [range, next] of state.out) {
      if (!this.alive.has(next)) continue;
      edges.push({ first: this.widest(range), to: this.node(next, isMet) });
      const wanted = isMet ? undefined : this.wanted?.(range);
      if (wanted) edges.push({ first: wanted, to: this.node(next, true) });
    }
    return edges;
  }
}

type Wide = { character: string; width: number } | undefined;

/** The widest character of a range, or of the given ones in it. */
function widestIn(
  widths: CharacterWidths | undefined,
  among?: ReadonlySet<number>,
): (range: CharRange) => Wide {
  const measured = among ? widthsOf(among, widths) : widths;
  const known = new Map<string, { wide: Wide }>();
  return (range) => {
    if (!measured) return { ...mostReadableCharacter(range), width: 1 };
    const key = `${range.min}-${range.max}`;
    const found = known.get(key) ?? { wide: widestOf(range, measured) };
    known.set(key, found);
    return found.wide;
  };
}

function widthsOf(codes: ReadonlySet<number>, widths?: CharacterWidths): CharacterWidths {
  const all = [...codes].map((code) => [code, widths ? widths.get(code) : 1] as const);
  return new Map(all.flatMap(([code, width]) => (width === undefined ? [] : [[code, width]])));
}

function widestOf({ min, max }: CharRange, widths: CharacterWidths): Wide {
  let best: Wide;
  const consider = (code: number, width: number | undefined) => {
    if (width === undefined || (best && width <= best.width)) return;
    best = { character: String.fromCharCode(code), width };
  };
  if (max - min < widths.size) {
    for (let code = min; code <= max; code += 1) consider(code, widths.get(code));
  } else {
    for (const [code, width] of widths) if (min <= code && code <= max) consider(code, width);
  }
  return best;
}
