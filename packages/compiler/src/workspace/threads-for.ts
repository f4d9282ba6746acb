import { toolDigest } from '../cache/tool-digest.ts';
import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import { type FamilyThreads, startThreads } from '../threads/family-threads.ts';
import type { ThreadWork } from '../threads/thread-work.ts';
import { isKnownFile, type UnitsScope } from './compiler-of.ts';
import { hasNoErrors } from './state.ts';

/** Other threads that work on families. */
type Threads<Result> = {
  /** Waits for the result of a family that another thread has taken. Undefined if this one must do the work. */
  resultOf(unit: Unit): Promise<Result | undefined>;
  end(): Promise<void>;
};

/**
 * Lets threads compile families from the first one on that must be compiled: what families depend on is compiled by then. In
 * a process that has checked the folder before, few are left to compile.
 */
export function threadsToCompile(
  scope: UnitsScope,
  mustCompile: (unit: Unit) => boolean,
): Threads<UnitResult> {
  const { startThread, sharedBefore } = scope;
  let threads: FamilyThreads<UnitResult> | undefined;
  return {
    async resultOf(unit) {
      if (!startThread || sharedBefore || unit.kind !== 'family') return undefined;
      threads ??= startThreads({ ...workOn(scope, mustCompile), task: 'compile' }, startThread);
      return threads.resultOf(unit.name);
    },
    end: async () => threads?.end(),
  };
}

/** Lets threads make the files of all families in a release. */
export function threadsToEmit(scope: UnitsScope, hasLatePictures: boolean): Threads<EmittedFile[]> {
  const { startThread } = scope;
  const work = () => ({ ...workOn(scope, () => true), task: 'emit' as const, hasLatePictures });
  const threads = startThread && startThreads(work(), startThread);
  return {
    resultOf: async (unit) => threads?.resultOf(unit.name),
    end: async () => threads?.end(),
  };
}

function workOn(scope: UnitsScope, mustDo: (unit: Unit) => boolean): Omit<ThreadWork, 'task'> {
  const { layout, names, published, isUnproved, known, view } = scope;
  const families = layout.filter((unit) => unit.kind === 'family' && mustDo(unit));
  const above = new Set(['', ...families.flatMap(({ places }) => places)]);
  const units = layout.filter((unit) => above.has(unit.name) || families.includes(unit));
  return {
    families: families.map(({ name }) => name),
    taken: new Int32Array(new SharedArrayBuffer(families.length * Int32Array.BYTES_PER_ELEMENT)),
    units,
    files: view.filesOf(units.flatMap(({ paths }) => paths)),
    ...{ names, published, isUnproved, hasLatePictures: false },
    brokenPatterns: new Map([...known].map(([name, unit]) => [name, unit.brokenPatterns])),
    rightUnits: new Set([...known].flatMap(([name, unit]) => (hasNoErrors(unit) ? [name] : []))),
    knownFiles: new Set(
      families.flatMap(({ name, paths }) => paths.filter((file) => isKnownFile(file, name, scope))),
    ),
    toolDigest: toolDigest(),
  };
}
