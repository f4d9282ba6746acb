import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { reachableSets } from './reachable-sets.ts';

/** The sets of both interviews, and those of a base that neither reaches. */
export type FormSets = {
  main: MapEntry[];
  federal: MapEntry[];
  all: MapEntry[];
  dropped: MapEntry[];
};

/**
 * Determines which sets a form has. Unreachable sets of a base are dropped. An unreachable set of the form
 * itself is a mistake, and what it leads to is kept, so that only the mistake is reported.
 */
export function setsOfForm({ sets, federalSets, own, everySet }: MergedForm): FormSets {
  const written = new Set(keysOf(federalSets));
  const combined = [...federalSets, ...sets.filter(({ key }) => !written.has(key))];
  const federalReached = reachableSets(combined, [...written]);
  const federal = combined.filter(({ key }) => federalReached.has(key));
  const isOwn = ({ keyAt }: MapEntry) => keyAt.file === own.questions?.file;
  const beginnings = sets.filter((set, index) => index === 0 || isOwn(set));
  const mainReached = reachableSets(sets, keysOf(beginnings));
  const main = sets.filter(({ key }) => mainReached.has(key));
  const all = [...new Set([...main, ...federal])];
  return { main, federal, all, dropped: everySet.filter((set) => !all.includes(set)) };
}

function keysOf(sets: MapEntry[]): string[] {
  return sets.map(({ key }) => key);
}
