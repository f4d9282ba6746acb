import type { Cache } from '../cache/cache.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import { textOf } from '../diagnostics/text-of.ts';
import type { Sources } from '../foundation/files.ts';
import { lockPlace, settledByPlaceLock } from '../phases/5-check/places/lock-place.ts';
import { lockers } from '../phases/7-prove/locks/lockers.ts';
import { checkDefinitions } from './compile.ts';

/** An up-to-date lock file, and whether it differs from the one on disk. */
export type LockFile = { path: string; text: string; isChanged: boolean };

/**
 * Makes the lock files of all places and forms in a folder. Findings that they resolve are not reported; if
 * anything else is wrong, returns none, so that no mistake is locked.
 */
export async function lockDefinitions(
  folder: string,
  report: Report,
  cache?: Cache,
): Promise<{ sources: Sources; locks: LockFile[] }> {
  const found = createReport();
  const { sources, lowered } = await checkDefinitions(folder, found, cache);
  const settled = new Set([
    'changed-text',
    ...settledByPlaceLock,
    ...lockers.flatMap(({ settles }) => settles),
  ]);
  for (const diagnostic of found.diagnostics) {
    if (!settled.has(diagnostic.code)) report(diagnostic);
  }
  if (report.hasErrors) return { sources, locks: [] };
  const ofForms = lowered.forms.flatMap((form) =>
    lockers.map(({ name, lock }) => ({ path: `${form.source.folder}/${name}`, text: lock(form) })),
  );
  const ofPlaces = lowered.localities.flatMap((place) => lockPlace(place) ?? []);
  const files = [...ofPlaces, ...ofForms, ...lowered.textLocks];
  const locks = files.map(({ path, text }) => {
    const before = sources.get(path);
    return { path, text, isChanged: !before || textOf(before) !== text };
  });
  return { sources, locks };
}
