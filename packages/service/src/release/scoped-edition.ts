import type { ApplicableFlow } from '@formpress/engine';
import type { Localities } from '@formpress/model';
import { type BoundedMap, createBoundedMap } from '../foundation/bounded-map.ts';
import { isFormInScope } from '../foundation/key-scope.ts';
import { createEdition, type Edition } from './edition.ts';
import type { SetBodies } from './form-version.ts';

type Scope = readonly string[];

const maxScopes = 50;
const scoped = new WeakMap<Edition, BoundedMap<Edition>>();

/**
 * An edition restricted to a key's scope: with the forms in the scope and the flows that yield one of them,
 * as if the release had no others. Keys with the same scope share one edition and its caches.
 */
export function editionFor(whole: Edition, scope: Scope | undefined): Edition {
  if (scope === undefined) return whole;
  const name = [...scope].sort().join();
  const views = scopesOf(whole);
  const known = views.get(name);
  if (known) return known;
  const view = scopedEdition(whole, scope);
  views.set(name, view);
  return view;
}

function scopesOf(whole: Edition): BoundedMap<Edition> {
  const views = scoped.get(whole) ?? createBoundedMap<Edition>(maxScopes);
  scoped.set(whole, views);
  return views;
}

function scopedEdition(whole: Edition, scope: Scope): Edition {
  const { release, origin, current, missing, outdated } = whole;
  const isSeen = (id: string) => isFormInScope(scope, id);
  const isOffered = (ids: string[]) => ids.length === 0 || ids.some(isSeen);
  const onlySeen = <T>(forms: ReadonlyMap<string, T>) =>
    new Map([...forms].filter(([id]) => isSeen(id)));
  const flows = new Map(
    [...release.flows].filter(([, setsIn]) => isOffered(formsYieldedBy(setsIn('en')))),
  );
  const localities = withoutUnseen(release.localities, isSeen);
  const seen = { ...release, forms: onlySeen(release.forms), flows, localities };
  return {
    ...createEdition({
      release: seen,
      origin,
      current: onlySeen(current),
      missing: onlySeen(missing),
      outdated,
    }),
    showsFlow: (flow: ApplicableFlow) =>
      'start' in flow ? flows.has(flow.id) : isOffered(flow.forms),
  };
}

/** Leaves out the forms that are not written yet and are outside the scope. */
function withoutUnseen({ localities }: Localities, isSeen: (id: string) => boolean): Localities {
  return {
    localities: localities.map((locality) =>
      locality.notWritten
        ? { ...locality, notWritten: locality.notWritten.filter(({ id }) => isSeen(id)) }
        : locality,
    ),
  };
}

/** The forms that the options of a flow make required. */
function formsYieldedBy(sets: SetBodies): string[] {
  const ids: string[] = [];
  JSON.stringify(sets, (key, value) => {
    if (key === 'formsToComplete') ids.push(...(value as string[]));
    return value;
  });
  return ids;
}
