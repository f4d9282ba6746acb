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

/** Determines which sets a form has. Unreachable sets of a base are dropped; an unreachable set of its own is a mistake. */
export function setsOfForm({ sets, federalSets, own, everySet }: MergedForm): FormSets {
  const written = new Set(federalSets.map(({ key }) => key));
  const combined = [...federalSets, ...sets.filter(({ key }) => !written.has(key))];
  const federalReached = reachableSets(combined, beginning(federalSets));
  const federal = combined.filter(({ key }) => federalReached.has(key) || written.has(key));
  const mainReached = reachableSets(sets, beginning(sets));
  const isOwn = ({ keyAt }: MapEntry) => keyAt.file === own.questions?.file;
  const main = sets.filter((set) => mainReached.has(set.key) || isOwn(set));
  const all = [...new Set([...main, ...federal])];
  return { main, federal, all, dropped: everySet.filter((set) => !all.includes(set)) };
}

function beginning(sets: MapEntry[]): string[] {
  return sets[0] ? [sets[0].key] : [];
}
