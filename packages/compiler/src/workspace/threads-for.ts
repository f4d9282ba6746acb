import { toolDigest } from '../cache/tool-digest.ts';
import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import type { ResultOf } from '../threads/family-threads.ts';
import type { ThreadResults, ThreadTask, ThreadWork } from '../threads/thread-work.ts';
import { isKnownFile, type UnitsScope } from './compiler-of.ts';
import { hasNoErrors } from './state.ts';

/** Waits for the result of a unit that another thread works on. Undefined if this one must do the work. */
type ByThreads<Result> = (unit: Unit) => Promise<Result | undefined>;

/**
 * Lets threads compile families as soon as one must be compiled: what families depend on is compiled by then. A process
 * that has checked the folder before compiles them itself, because few are left.
 */
export function compiledByThreads(
  scope: UnitsScope,
  mustCompile: (unit: Unit) => boolean,
): ByThreads<UnitResult> {
  const { threads, sharedBefore } = scope;
  let resultOf: ResultOf<'compile'> | undefined;
  return async (unit) => {
    if (!threads || sharedBefore || unit.kind !== 'family') return undefined;
    resultOf ??= threads.begin(
      { task: 'compile', ...familiesIn(scope, mustCompile), withoutPictures: false },
      () => workOn(scope),
    );
    return resultOf(unit.name);
  };
}

/** Lets threads make the files of all families in a release. */
export function emittedByThreads(
  scope: UnitsScope,
  withoutPictures: boolean,
): ByThreads<EmittedFile[]> {
  const resultOf = scope.threads?.begin(
    { task: 'emit', ...familiesIn(scope, () => true), withoutPictures },
    () => workOn(scope),
  );
  return async ({ name }) => resultOf?.(name);
}

function familiesIn(
  { layout }: UnitsScope,
  isWanted: (unit: Unit) => boolean,
): Pick<ThreadTask<keyof ThreadResults>, 'families' | 'taken'> {
  const families = layout.filter((unit) => unit.kind === 'family' && isWanted(unit));
  return {
    families: families.map(({ name }) => name),
    taken: new Int32Array(new SharedArrayBuffer(families.length * Int32Array.BYTES_PER_ELEMENT)),
  };
}

function workOn(scope: UnitsScope): ThreadWork {
  const { layout, names, published, isUnproved, willEmit, known, view } = scope;
  return {
    units: layout,
    files: view.filesOf(layout.flatMap(({ paths }) => paths)),
    ...{ names, published, isUnproved, willEmit },
    brokenPatterns: new Map([...known].map(([name, unit]) => [name, unit.brokenPatterns])),
    unitsWithoutErrors: new Set(
      [...known].flatMap(([name, unit]) => (hasNoErrors(unit) ? [name] : [])),
    ),
    knownFiles: new Set(
      layout.flatMap(({ name, paths }) => paths.filter((file) => isKnownFile(file, name, scope))),
    ),
    toolDigest: toolDigest(),
  };
}
