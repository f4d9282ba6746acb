import type { LinkedForm } from '@formpress/compiler';
import type { Interview, Target } from '@formpress/model';
import { placeOf } from '../foundation/places.ts';
import type { Graph, GraphEdge, GraphNode, SetBody } from '../foundation/wire.ts';
import type { OpenForm } from './open-forms.ts';

/** The end for people who are not eligible. */
export const ineligible = 'INELIGIBLE';

/** The name of the end at which a statement is signed. No set can have that name. */
export function endNamed(statement: string): string {
  return `sign: ${statement}`;
}

/** The paths through an interview: its sets and ends, and the answers between them. */
export function graphView(
  interview: Interview,
  sets: LinkedForm['interview']['sets'],
  bodies: Record<string, SetBody>,
  { files }: OpenForm,
): Graph {
  const edges = Object.entries(interview.sets).flatMap(([from, { next }]) => {
    if (!('by' in next)) return [{ from, to: nameOf(next), answers: [] }];
    const label = labelsIn(bodies, next.by);
    const byTarget = new Map<string, GraphEdge>();
    for (const [value, target] of Object.entries(next.goTo)) {
      const to = nameOf(target);
      const edge = byTarget.get(to) ?? { from, to, by: next.by, answers: [] };
      edge.answers.push({ value, label: label(value) });
      byTarget.set(to, edge);
    }
    return [...byTarget.values()];
  });
  const nodes = sets.map(
    ({ id, at }): GraphNode => ({
      id,
      kind: 'set',
      label: bodies[id]?.breadcrumbTitle ?? id,
      place: placeOf(at, files),
    }),
  );
  const ends = [...new Set(edges.map(({ to }) => to))].filter((to) => !interview.sets[to]);
  return { start: interview.start, nodes: [...nodes, ...ends.map(endNode)], edges };
}

function endNode(id: string): GraphNode {
  if (id === ineligible) return { id, kind: 'ineligible', label: 'Not eligible' };
  return { id, kind: 'finish', label: id.replace('sign: ', 'Sign: ') };
}

function nameOf(target: Target): string {
  if ('to' in target) return target.to;
  return 'finish' in target ? endNamed(target.finish) : ineligible;
}

/** The labels of the answers to a question, which may be in an earlier set. */
function labelsIn(bodies: Record<string, SetBody>, id: string): (value: string) => string {
  const question = Object.values(bodies)
    .flatMap(({ questions }) => questions)
    .find((each) => each.id === id);
  const labels = new Map(
    (question?.questionOptions ?? []).map(({ label, value }) => [String(value), label]),
  );
  return (value) =>
    labels.get(value) ?? (value === 'true' ? 'Yes' : value === 'false' ? 'No' : value);
}
