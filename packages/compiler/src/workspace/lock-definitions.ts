import type { Cache } from '../cache/cache.ts';
import { createReport, type Report } from '../diagnostics/report.ts';
import { textOf } from '../diagnostics/text-of.ts';
import type { Sources } from '../foundation/files.ts';
import { lockPlace, settledByPlaceLock } from '../phases/5-check/places/lock-place.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { lockers } from '../phases/7-prove/locks/lockers.ts';
import type { NewLock } from '../phases/7-prove/wording/prove-texts.ts';
import { checkDefinitions } from './compile.ts';
import type { Workspace } from './workspace.ts';

/** An up-to-date lock file, and whether it differs from the one on disk. */
export type LockFile = { path: string; text: string; isChanged: boolean };

/** The codes of findings that up-to-date locks resolve. */
export const settledByLocks: ReadonlySet<string> = new Set([
  'changed-text',
  ...settledByPlaceLock,
  ...lockers.flatMap(({ settles }) => settles),
]);

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
  for (const diagnostic of found.diagnostics) {
    if (!settledByLocks.has(diagnostic.code)) report(diagnostic);
  }
  if (report.hasErrors) return { sources, locks: [] };
  const ofForms = locksOfForms(lowered.forms);
  const ofPlaces = lowered.localities.flatMap((place) => lockPlace(place) ?? []);
  const files = [...ofPlaces, ...ofForms, ...lowered.textLocks];
  return { sources, locks: compared(files, sources) };
}

/** The lock files of the family that a file belongs to, for definitions in which nothing is wrong. */
export async function lockFamily(workspace: Workspace, path: string): Promise<LockFile[]> {
  const { sources } = await workspace.check();
  const { lowered, textLocks } = await workspace.family(path);
  return compared([...locksOfForms(lowered), ...textLocks], sources);
}

function locksOfForms(forms: readonly LoweredForm[]): NewLock[] {
  return forms.flatMap((form) =>
    lockers.map(({ name, lock }) => ({ path: `${form.source.folder}/${name}`, text: lock(form) })),
  );
}

/** Locks, and whether each differs from the file that is there. */
export function compared(files: readonly NewLock[], sources: Sources): LockFile[] {
  return files.map(({ path, text }) => {
    const before = sources.get(path);
    return { path, text, isChanged: !before || textOf(before) !== text };
  });
}
