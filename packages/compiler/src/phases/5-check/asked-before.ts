import type { LinkedInterview, LinkedQuestion, LinkedSet } from '../4-link/linked-form.ts';
import { targetsOf } from './interviews-of.ts';

/** What was asked when a set begins: on some path, and answered for sure on every path. */
export type Asked = { onSomePath: Set<string>; onEveryPath: Set<string> };

/** Follows an interview and tells for each reachable set what was asked before it. Loops are cut. */
export function askedBefore({ sets }: LinkedInterview, given: string[]): Map<string, Asked> {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const asked = new Map<string, Asked>();
  const [first] = sets;
  const waiting: { set: LinkedSet; before: Asked }[] = [];
  if (first)
    waiting.push({
      set: first,
      before: { onSomePath: new Set(given), onEveryPath: new Set(given) },
    });
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const merged = merge(asked.get(item.set.id), item.before);
    if (!merged) continue;
    asked.set(item.set.id, merged);
    const after = askedAfter(item.set, merged);
    for (const target of targetsOf(item.set)) {
      const set = 'set' in target ? byId.get(target.set) : undefined;
      if (set) waiting.push({ set, before: after });
    }
  }
  return asked;
}

/** What was asked when a set is left. */
export function askedAfter(set: LinkedSet, before: Asked): Asked {
  const here = set.questions.map(({ question }) => question);
  return {
    onSomePath: new Set([...before.onSomePath, ...here.map(({ id }) => id)]),
    onEveryPath: new Set([...before.onEveryPath, ...here.filter(isAnswered).map(({ id }) => id)]),
  };
}

/** A question that has an answer wherever it is asked. */
function isAnswered({ required }: LinkedQuestion): boolean {
  return required === 'always';
}

/** What two ways to a set have in common and together, or nothing when the second adds nothing new. */
function merge(known: Asked | undefined, other: Asked): Asked | undefined {
  if (!known) return other;
  const onSomePath = new Set([...known.onSomePath, ...other.onSomePath]);
  const onEveryPath = new Set([...known.onEveryPath].filter((id) => other.onEveryPath.has(id)));
  const changed =
    onSomePath.size > known.onSomePath.size || onEveryPath.size < known.onEveryPath.size;
  return changed ? { onSomePath, onEveryPath } : undefined;
}
