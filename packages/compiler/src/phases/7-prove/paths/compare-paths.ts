import { excerptsOf } from '../../../diagnostics/excerpts-of.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { statementsAsLocked } from '../foundation/statements-as-locked.ts';
import { lockedPath } from './locked-path.ts';
import type { LockedPath, PathsLock } from './paths-lock.ts';
import { type FormPaths, pathsOf } from './paths-of.ts';
import type { PathRun } from './run-path.ts';
import { keyOf } from './sent.ts';

/** One change in the outcome of a path. A missing value is ''. */
export type Change = {
  kind: 'route' | 'parameter' | 'statement' | 'field';
  name: string;
  was: string;
  is: string;
};

/** A path of the lock, counted from 1 as in the file, and its outcome now. */
export type ChangedPath = { number: number; run: PathRun; changes: Change[] };

/** How the paths of a form differ from its lock. */
export type PathChanges = {
  changed: ChangedPath[];
  /** Paths that the lock does not have. */
  added: PathRun[];
  /** Paths of the lock that can no longer be followed, or that show nothing new. */
  gone: LockedPath[];
};

const known = new WeakMap<LoweredForm, PathChanges | 'unknown'>();

/** How the paths of a form differ from its lock, compared once for all proofs; unknown where no lock can be read. */
export function pathChangesOf(form: LoweredForm): PathChanges | 'unknown' {
  const paths = pathsOf(form);
  const { lock } = paths;
  const isRead = lock && lock !== 'unreadable';
  const changes = known.get(form) ?? (isRead ? compared(form, paths, lock) : 'unknown');
  known.set(form, changes);
  return changes;
}

function compared(form: LoweredForm, paths: FormPaths, lock: PathsLock): PathChanges {
  const { runs, lockedRuns } = paths;
  const statements = statementChanges(form, lock);
  const changed = lock.paths.flatMap((was, index) => {
    const run = lockedRuns[index];
    const is = run && lockedPath(run);
    const changes = is ? changesBetween(was, is, statements) : [];
    return run && changes.length > 0 ? [{ number: index + 1, run, changes }] : [];
  });
  if (runs === lockedRuns) return { changed, added: [], gone: [] };
  const chosen = new Set(runs.map(({ sent }) => keyOf(sent)));
  const locked = new Set(lock.paths.map(({ sent }) => keyOf(sent)));
  return {
    changed,
    added: runs.filter(({ sent }) => !locked.has(keyOf(sent))),
    gone: lock.paths.filter(({ sent }) => !chosen.has(keyOf(sent))),
  };
}

function changesBetween(was: LockedPath, is: LockedPath, statements: Map<string, Change>) {
  const [before, now] = [routeOf(was), routeOf(is)];
  const statement = before === now ? statements.get(is.finish) : undefined;
  const route: Change = { kind: 'route', name: '', was: before, is: now };
  return [
    ...(before === now ? [] : [route]),
    ...valueChanges('parameter', was.taxParameters, is.taxParameters),
    ...(statement ? [statement] : []),
    ...valueChanges('field', was.pdf, is.pdf),
  ];
}

/** The route of a path in words: its sets, and the statement at its end. */
export function routeOf({ sets, finish }: Pick<LockedPath, 'sets' | 'finish'>): string {
  return [...sets, finish].join(' → ');
}

type Values = Record<string, string>;

function valueChanges(kind: 'parameter' | 'field', was: Values, is: Values): Change[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names]
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ kind, name, was: was[name] ?? '', is: is[name] ?? '' }));
}

/** The statements whose English has changed. */
function statementChanges(form: LoweredForm, lock: PathsLock): Map<string, Change> {
  const statements = statementsAsLocked(form);
  const changes = new Map<string, Change>();
  for (const [name, was] of Object.entries(lock.statements)) {
    const is = statements.get(name);
    if (is === undefined || is === was) continue;
    changes.set(name, { kind: 'statement', name, ...excerptsOf(was, is) });
  }
  return changes;
}
