import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { FormView } from '../../foundation/wire.ts';
import { select, take } from '../actions/form-actions.ts';
import type { Marks } from '../foundation/marks.ts';
import { onActivation } from '../foundation/on-activation.ts';
import type { State } from '../foundation/state.ts';
import { layOut, type PlacedEdge, type PlacedNode } from './graph-layout.ts';
import { interviewOf } from './interview-of.ts';

/** The paths through the form: its sets, the answers between them, and the present path. */
export function graphView(form: FormView, state: State, marks: Marks): TemplateResult {
  const { graph } = interviewOf(form, state);
  const { nodes, edges, width, height } = layOut(graph);
  const path = pathOf(state);
  return html`<div class="graph" tabindex="0" role="region" aria-label="The paths through the form">
    <svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="group" aria-label="Sets and the answers between them">
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 L8,4 L0,8 z" /></marker></defs>
      ${edges.map((edge) => edgeView(edge, path))}
      ${nodes.map((node) => nodeView(node, form, state, marks, path))}
    </svg>
  </div>`;
}

/** The sets and the end of the present path, in order. */
function pathOf({ walk }: State): string[] {
  if (!walk) return [];
  return walk.end.kind === 'unanswered' ? walk.visited : [...walk.visited, walk.end.name];
}

function edgeView(
  { points, label, from, to, answers }: PlacedEdge,
  path: string[],
): TemplateResult {
  const isTaken = path.some((id, index) => id === from && path[index + 1] === to);
  const top = label.y - (label.lines.length * 13) / 2 + 10;
  return svg`<g class=${classMap({ edge: true, taken: isTaken })}>
    <path d=${curveThrough(points)} marker-end="url(#tip)"></path>
    <text>${label.lines.map((words, index) => svg`<tspan x=${label.x} y=${top + index * 13}>${words}</tspan>`)}<title>${answers.map((each) => each.label).join('\n')}</title></text>
  </g>`;
}

/** The SVG path of a smooth line from the first point to the last, bent towards those in between. */
function curveThrough(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    const end = next === last ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x},${point.y} ${end.x},${end.y}`;
  });
  return `M${first.x},${first.y} ${bends.length > 0 ? bends.join(' ') : `L${last.x},${last.y}`}`;
}

function nodeView(
  node: PlacedNode,
  form: FormView,
  state: State,
  marks: Marks,
  path: string[],
): TemplateResult {
  const { id, kind, x, y, width, height, label } = node;
  const isOn = path.includes(id);
  const isMarked = marks.sets.has(id);
  const work = () =>
    kind === 'set' ? select({ kind: 'set', id }, 'paths') : reach(form, state, id);
  return svg`<g class=${classMap({ node: true, [kind]: true, on: isOn, marked: isMarked })} role="button" tabindex="0"
    aria-pressed=${isMarked} aria-current=${isOn ? 'step' : nothing} data-node=${id} @click=${work} @keydown=${onActivation(work)}>
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${kind === 'set' ? 4 : height / 2}></rect>
    ${
      kind === 'set'
        ? svg`<text class="id" x=${x} y=${y - 4}>${id}</text><text x=${x} y=${y + 11}>${cut(label)}</text>`
        : svg`<text x=${x} y=${y + 4}>${cut(label)}</text>`
    }
  </g>`;
}

/** Takes the answers of a proved path to an end. */
function reach(form: FormView, { sent }: State, end: string): void {
  const isFederal = sent.federal !== undefined;
  const ends = form.ends.filter(({ name }) => name === end);
  const found = ends.find((each) => each.isFederal === isFederal) ?? ends[0];
  if (found) void take(found.sent);
}

function cut(words: string): string {
  return words.length > 30 ? `${words.slice(0, 29).trimEnd()}…` : words;
}
