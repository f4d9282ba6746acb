import { readsOf } from '@formpress/formula';
import type { QuestionSet } from '@formpress/model';
import type { Scope } from './scopes-of.ts';

/**
 * Determines whether an answer still matters from a set on: whether a decision there, or in a set that may
 * follow, depends on it. Paths that agree on these answers continue in the same way.
 */
export function relevance(scope: Scope): (set: string | undefined, name: string) => boolean {
  const { interview } = scope;
  const known = new Map<string, ReadonlySet<string>>();
  const from = (id: string): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const set = interview.sets[id];
    const names = new Set(set ? decidingIn(set, scope) : []);
    for (const next of set ? setsAfter(set) : []) for (const name of from(next)) names.add(name);
    known.set(id, names);
    return names;
  };
  // Before the first set, federal values are read; which go together depends on isExempt.
  return (set, name) =>
    from(set ?? interview.start).has(name) || (set === undefined && name === 'federal.isExempt');
}

/** The names that decide the branch from a set, or whether a question in it applies. */
function decidingIn({ questions, next }: QuestionSet, { bundle, behind }: Scope): string[] {
  const whens = questions.flatMap((id) => bundle.questions[id]?.when ?? []);
  const read = [...whens.flatMap(readsOf), ...('by' in next ? [next.by] : [])];
  return read.flatMap((name) => [...behind(name)]);
}

/** The sets that may follow a set. */
function setsAfter({ next }: QuestionSet): string[] {
  const targets = 'by' in next ? Object.values(next.goTo) : [next];
  return targets.flatMap((target) => ('to' in target ? [target.to] : []));
}
