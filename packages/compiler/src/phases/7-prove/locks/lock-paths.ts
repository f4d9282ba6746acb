import { nameOfCase } from '../../4-link/cases/case-names.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { statementsAsLocked } from '../foundation/statements-as-locked.ts';
import { pathChangesOf } from '../paths/compare-paths.ts';
import { lockedPath } from '../paths/locked-path.ts';
import { pathsLockOf, printPathsLock } from '../paths/paths-lock.ts';
import { pathsOf } from '../paths/paths-of.ts';
import { selectionDigest } from '../paths/selection-digest.ts';
import { changedFacts } from './changed-facts.ts';
import { factsOf } from './facts-of.ts';

/** Whether the lock has the current outcome of every path. Printing it again to compare the texts takes much longer. */
export function isPathsLockCurrent(form: LoweredForm): boolean {
  const lock = pathsLockOf(form);
  const changes = pathChangesOf(form);
  const { runs, lockedRuns } = pathsOf(form);
  if (!lock || lock === 'unreadable' || changes === 'unknown' || runs !== lockedRuns) return false;
  const cases = form.source.cases.map(nameOfCase);
  const differing = changes.changed.length + changedFacts(form).length;
  return differing === 0 && cases.join('\n') === lock.cases.join('\n');
}

/** The up-to-date text of paths.lock.json for a form; undefined if one of its paths is broken. */
export function lockPaths(form: LoweredForm): string | undefined {
  const { runs, of } = pathsOf(form);
  const paths = runs.flatMap((run) => lockedPath(run) ?? []);
  if (paths.length < runs.length) return undefined;
  const used = new Set(paths.map(({ finish }) => finish));
  const statements = [...statementsAsLocked(form)].filter(([name]) => used.has(name));
  return printPathsLock({
    selection: selectionDigest(
      form.bundle,
      runs.map(({ sent }) => sent),
    ),
    of: String(of),
    statements: Object.fromEntries(statements),
    facts: Object.fromEntries([...factsOf(form)].map(([name, { is }]) => [name, is])),
    cases: form.source.cases.map(nameOfCase),
    paths,
  });
}
