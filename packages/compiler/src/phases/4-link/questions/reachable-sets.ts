import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childOf } from '../foundation/entries.ts';

/** The sets that can be reached from some sets, found in the YAML before anything is linked. */
export function reachableSets(sets: readonly MapEntry[], beginnings: string[]): Set<string> {
  const byId = new Map(sets.map((set) => [set.key, set]));
  const reached = new Set<string>();
  const waiting = [...beginnings];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const set = byId.get(id);
    if (!set || reached.has(id)) continue;
    reached.add(id);
    waiting.push(...targetsOf(childOf(set.value, 'next'), set));
  }
  return reached;
}

/**
 * Finds the set that was probably meant where a name leads nowhere: the only one after the first to which no other
 * leads, unless it leads back.
 */
export function intendedSets(sets: readonly MapEntry[]): (from: string) => MapEntry | undefined {
  const named = new Set(sets.flatMap((set) => targetsOf(childOf(set.value, 'next'), set)));
  const [loose, ...others] = sets.slice(1).filter(({ key }) => !named.has(key));
  if (!loose || others.length > 0) return () => undefined;
  const after = reachableSets(sets, [loose.key]);
  return (from) => (after.has(from) ? undefined : loose);
}

function targetsOf(next: YamlNode | undefined, set: MapEntry): string[] {
  if (next?.kind === 'text') return [next.value];
  return childEntries(set.value, 'next').flatMap(({ key, value }) =>
    value.kind === 'text' && key !== 'by' ? [value.value] : [],
  );
}
