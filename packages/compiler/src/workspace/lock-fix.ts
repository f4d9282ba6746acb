import type { Diagnostic, Edit, Fix } from '../diagnostics/diagnostic.ts';
import { textOf } from '../diagnostics/text-of.ts';
import { settledByPlaceLock } from '../phases/5-check/places/lock-place.ts';
import { placeLockName } from '../phases/5-check/places/place-lock.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';
import { settledByLocks } from './settled-by-locks.ts';
import type { Workspace } from './workspace.ts';

/** The title of the fix for a finding that a lock settles. */
export const lockFixTitle = 'Update the lock: this change is intended';

/** Whether a finding only says that a lock is missing or out of date. */
export function isSettledByLock({ code, accepted }: Diagnostic): boolean {
  return settledByLocks.has(code) && accepted === undefined;
}

/**
 * The fix that renews the locks of the form or the place of a finding. It is never safe: a person has to decide that
 * the outcome is intended. There is none while anything else is wrong there, so that no mistake is locked.
 */
export async function lockFix(
  workspace: Workspace,
  finding: Diagnostic,
): Promise<Fix | { refused: string }> {
  const { report, sources } = await workspace.check();
  const home = homeOf(finding);
  const wrong = report.diagnostics.find(
    (each) =>
      each.severity === 'error' && !settledByLocks.has(each.code) && each.at.file.startsWith(home),
  );
  if (wrong) return { refused: `Fix this first, or the lock would record it: ${wrong.message}` };
  const locks = await newLocksFor(workspace, finding, home);
  if (locks.length === 0) return { refused: 'The lock is up to date already.' };
  const edits = locks.map(({ path: file, text }): Edit => {
    const before = sources.get(file);
    const end = before ? textOf(before).length : 0;
    const at = { file, start: 0, end };
    return before ? { at, text } : { at, adds: [text.trimEnd()] };
  });
  return { title: lockFixTitle, edits };
}

/** The folder of the form that a finding is about, or of its place. */
function homeOf({ code, at }: Diagnostic): string {
  const folders = at.file.split('/');
  const depth = settledByPlaceLock.includes(code) ? 2 : 3;
  return `${folders.slice(0, Math.min(depth, folders.length - 1)).join('/')}/`;
}

/** The outdated locks of the family of a finding, or of its place. */
async function newLocksFor(
  workspace: Workspace,
  { code, at }: Diagnostic,
  home: string,
): Promise<NewLock[]> {
  const isOfPlace = settledByPlaceLock.includes(code);
  const { newLocks } = isOfPlace ? await workspace.check() : await workspace.family(at.file);
  return newLocks.filter(({ path }) =>
    isOfPlace ? path === `${home}${placeLockName}` : !path.endsWith(`/${placeLockName}`),
  );
}
