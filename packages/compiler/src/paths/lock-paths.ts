import { factsOf } from '../facts/facts-of.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { type LockedPath, printPathsLock } from './paths-lock.ts';
import { pathsOf } from './paths-of.ts';
import type { PathRun } from './run-path.ts';
import { selectionDigest } from './selection-digest.ts';

/** The text of paths.lock.json for a form as it is now. No path of it may be broken. */
export function lockPaths(form: LoweredForm): string {
  const { runs, of } = pathsOf(form);
  const paths = runs.map((run) => {
    const path = lockedPath(run);
    if (!path) throw new Error(`${form.bundle.id} ${form.bundle.version} has a broken path.`);
    return path;
  });
  const used = new Set(paths.map(({ finish }) => finish));
  const statements = Object.entries(form.bundle.statements).filter(([name]) => used.has(name));
  return printPathsLock({
    selection: selectionDigest(
      form.bundle,
      runs.map(({ sent }) => sent),
    ),
    of: String(of),
    statements: Object.fromEntries(statements),
    facts: Object.fromEntries([...factsOf(form)].map(([name, { is }]) => [name, is])),
    cases: form.linked.cases.map(({ about }) => about),
    paths,
  });
}

/** A run as it is kept; one that broke is not. */
export function lockedPath({ sent, sets, outcome }: PathRun): LockedPath | undefined {
  if ('broken' in outcome) return undefined;
  if (!('pdf' in outcome)) return { sent, sets, ...outcome, taxParameters: {}, pdf: {} };
  const { finish, taxParameters, pdf } = outcome;
  const values = taxParameters.map(({ id, value }) => [id, value]);
  return { sent, sets, finish, taxParameters: Object.fromEntries(values), pdf };
}
