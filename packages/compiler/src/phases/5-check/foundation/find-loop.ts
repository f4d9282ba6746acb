import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedInterview, LinkedSet } from '../../4-link/linked/linked-form.ts';
import { branchesOf } from './interviews-of.ts';

/** Sets that lead to one another in a loop, and the line that closes it. */
export type Loop = { sets: LinkedSet[]; at: SourceRange };

/** The first loop of an interview, if there is one. */
export function findLoop({ sets }: LinkedInterview): Loop | undefined {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const done = new Set<LinkedSet>();
  const visit = (set: LinkedSet, path: LinkedSet[]): Loop | undefined => {
    if (done.has(set)) return undefined;
    const passed = [...path, set];
    for (const { at, target } of branchesOf(set)) {
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
