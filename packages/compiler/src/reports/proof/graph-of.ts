import type { LinkedInterview, Target } from '../../phases/4-link/linked/linked-form.ts';

/** Where the sets of an interview lead, and with which answers; without answers where there is only one target. */
export type Graph = { start: string; edges: Edge[] };
/** A step from one set to another or to an end. */
export type Edge = { from: string; to: string; answers: string[] };

/** The end for people who are not eligible. */
export const ineligible = 'INELIGIBLE';

/** The name of the end at which a statement is signed. No set has such a name. */
const endNamed = (statement: string) => `sign: ${statement}`;

/** The sets and ends of an interview with the edges between them. */
export function graphOf({ sets }: LinkedInterview): Graph {
  const edges = sets.flatMap(({ id: from, next }) => {
    if (next.kind === 'always') return [{ from, to: nameOf(next.target), answers: [] }];
    const answers = new Map<string, string[]>();
    for (const [answer, { target }] of next.goTo) {
      answers.set(nameOf(target), [...(answers.get(nameOf(target)) ?? []), answer]);
    }
    return [...answers].map(([to, some]) => ({ from, to, answers: some }));
  });
  return { start: sets[0]?.id ?? '', edges };
}

function nameOf(target: Target): string {
  if ('set' in target) return target.set;
  return 'finish' in target ? endNamed(target.finish) : ineligible;
}
