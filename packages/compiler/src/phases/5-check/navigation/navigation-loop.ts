import type { LinkedSet } from '../../4-link/linked-form.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf, targetsOf } from '../interviews-of.ts';

/** No way through the sets may come back to a set it has passed. */
export const navigationLoop = defineCheck({
  code: 'navigation-loop',
  severity: 'error',
  check(form, report) {
    for (const { interview } of interviewsOf(form)) {
      const loop = findLoop(interview.sets);
      if (!loop) continue;
      const [first] = loop;
      if (!first) continue;
      report({
        at: first.at,
        message: `The way ${[...loop, first].map(({ id }) => id).join(' → ')} comes back to where it was.`,
        related: loop.slice(-1).map(({ next }) => ({ at: next.at, message: 'It goes back here:' })),
        help: 'Let the last of them lead on, or to finish.',
      });
    }
  },
});

function findLoop(sets: LinkedSet[]): LinkedSet[] | undefined {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const done = new Set<LinkedSet>();
  const visit = (set: LinkedSet, way: LinkedSet[]): LinkedSet[] | undefined => {
    if (way.includes(set)) return way.slice(way.indexOf(set));
    if (done.has(set)) return undefined;
    for (const target of targetsOf(set)) {
      const next = 'set' in target ? byId.get(target.set) : undefined;
      const loop = next && visit(next, [...way, set]);
      if (loop) return loop;
    }
    done.add(set);
    return undefined;
  };
  for (const set of sets) {
    const loop = visit(set, []);
    if (loop) return loop;
  }
  return undefined;
}
