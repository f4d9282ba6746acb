import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Sources } from '../foundation/files.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';
import { settledByLocks } from './settled-by-locks.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import type { WorkspaceOptions } from './workspace-options.ts';

/** The lock files that are missing or out of date. */
type Locks = { sources: Sources; newLocks: NewLock[] };

/**
 * Makes the lock files of all places and forms in a folder. Findings that they resolve are not reported; if
 * anything else is wrong, returns none, so that no mistake is locked.
 */
export async function lockDefinitions(
  folder: string,
  report: Report,
  options: WorkspaceOptions = {},
): Promise<Locks> {
  const { report: found, sources, newLocks } = await openWorkspace(folder, options).check();
  return { sources, newLocks: unlessWrong(newLocks, found.diagnostics, report) };
}

/** Makes the lock files of the family that a file belongs to. Nothing else is compiled, and nothing else is locked. */
export async function lockFamily(
  workspace: Workspace,
  path: string,
  report: Report,
): Promise<NewLock[]> {
  const { findings, newLocks } = await workspace.checkFamilyAlone(path);
  return unlessWrong(newLocks, findings, report);
}

function unlessWrong(newLocks: NewLock[], found: readonly Diagnostic[], report: Report): NewLock[] {
  for (const diagnostic of found) if (!settledByLocks.has(diagnostic.code)) report(diagnostic);
  return report.hasErrors ? [] : newLocks;
}
