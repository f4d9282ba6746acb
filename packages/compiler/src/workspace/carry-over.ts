import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import type { Files } from '../foundation/files.ts';
import type { View } from './folder.ts';
import { relocate } from './relocate.ts';
import { sharedChange } from './shared-change.ts';
import { hasNoErrors, type KeptUnit, type State } from './state.ts';
import type { UnitStore } from './unit-store.ts';

/** What carrying results over depends on: the files now and then, and the results of the last check. */
export type CarryScope = {
  view: View;
  state: State | undefined;
  /** The files of shared/ at the last check. */
  sharedBefore: Files | undefined;
  store: UnitStore;
  layout: readonly Unit[];
  /** The keys that all units would have with these digests of files. */
  keysWith(digestOf: (path: string) => string): ReadonlyMap<string, string>;
  /** The units compiled so far. */
  known: ReadonlyMap<string, KeptUnit>;
};

type Carry = (unit: Unit) => UnitResult | undefined;

/**
 * Returns a function that gives the result of a family at the last check, if only shared/ changed since, and
 * no part of it that the family uses. Places in shared/ are moved to where they are now.
 */
export function carryOver(scope: CarryScope): Carry {
  let carry: Carry | undefined;
  return (unit) => {
    if (unit.kind !== 'family') return undefined;
    carry ??= carryAfter(scope);
    return carry(unit);
  };
}

function carryAfter({ view, state, sharedBefore, store, ...scope }: CarryScope): Carry {
  const { layout, known } = scope;
  const isOther = (path: string) => view.digests.get(path) !== state?.digests.get(path);
  if (![...(sharedBefore?.keys() ?? [])].some(isOther)) return () => undefined;
  const pathsOf = new Map(layout.map(({ name, paths }) => [name, paths]));
  const isLinked = known.get('')?.isWhole && state?.units.get('')?.isWhole;
  const now = sharedBefore && view.filesOf([...sharedBefore.keys()]);
  const change = isLinked && now && sharedChange(sharedBefore, now);
  if (!state || !change) return () => undefined;
  const keysBefore = scope.keysWith(
    (path) => (sharedBefore.has(path) ? state : view).digests.get(path) ?? '',
  );
  return ({ name, paths, places }) => {
    const kept = state.units.get(name);
    if (!kept || kept.key !== keysBefore.get(name) || !hasNoErrors(kept)) return undefined;
    const read = [...paths, ...places.flatMap((place) => pathsOf.get(place) ?? [])];
    const texts = view.filesOf(read.filter((path) => path.endsWith('.yaml')));
    if ([...texts.values()].some(change.concerns)) return undefined;
    const result = store.find(kept.key);
    // What was published names the files that differ, byte by byte.
    if (!result || result.facts.published.length > 0) return undefined;
    return relocate(result, change.moved);
  };
}
