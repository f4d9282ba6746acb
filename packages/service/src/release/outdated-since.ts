import type { CatalogForm, OutdatedForm } from '@formpress/model';
import type { LoadedRelease } from './load-release.ts';
import { momentOf } from './moment-of.ts';

/** By form id: the first day of a newer revision that is not written. */
export type OutdatedById = ReadonlyMap<string, string>;

/** The forms of a release with a newer revision at a time. */
export function outdatedForms(release: LoadedRelease, now: number): OutdatedById {
  return new Map(
    outdatedIn(release).flatMap(({ id, since }) => (momentOf(since) <= now ? [[id, since]] : [])),
  );
}

/** Since when a form version is out of date, if it is. */
export function outdatedSince(
  { outdated }: { outdated: OutdatedById },
  { id, effective }: Pick<CatalogForm, 'id' | 'effective'>,
): string | undefined {
  const since = outdated.get(id);
  return since !== undefined && effective < since ? since : undefined;
}

/** What the localities of a release say about newer revisions. */
export function outdatedIn({ localities: { localities } }: LoadedRelease): OutdatedForm[] {
  return localities.flatMap(({ outdated = [] }) => outdated);
}
