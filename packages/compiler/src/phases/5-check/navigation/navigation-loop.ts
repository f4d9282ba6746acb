import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { LinkedSet } from '../../4-link/linked-form.ts';
import { defineCheck } from '../define-check.ts';
import { waysOf } from '../interviews-of.ts';

/** No way through the sets may come back to a set it has passed. */
export const navigationLoop = defineCheck({
  code: 'navigation-loop',
  severity: 'error',
  checkInterview({ interview }, report) {
    const loop = findLoop(interview.sets);
    if (!loop) return;
    const [first] = loop.sets;
    const way = [...loop.sets, first].map((set) => set?.id).join(' → ');
    report({
      at: loop.at,
      message: `The way ${way} comes back to where it was.`,
      help: 'Let this line lead on to another set, or to the end.',
    });
  },
});

/** Sets that lead to one another in a circle, and the line that closes it. */
type Loop = { sets: LinkedSet[]; at: Place };

function findLoop(sets: LinkedSet[]): Loop | undefined {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const done = new Set<LinkedSet>();
  const visit = (set: LinkedSet, way: LinkedSet[]): Loop | undefined => {
    if (done.has(set)) return undefined;
    const passed = [...way, set];
    for (const { at, target } of waysOf(set)) {
      const next = 'set' in target ? byId.get(target.set) : undefined;
      if (!next) continue;
      if (passed.includes(next)) return { sets: passed.slice(passed.indexOf(next)), at };
      const loop = visit(next, passed);
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
