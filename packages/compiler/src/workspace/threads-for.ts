import { toolDigest } from '../cache/tool-digest.ts';
import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import { type FamilyThreads, startThreads } from '../threads/family-threads.ts';
import type { ThreadWork } from '../threads/thread-work.ts';
import { isKnownFile, type UnitsScope } from './compiler-of.ts';
import { hasNoErrors } from './state.ts';

/** Other threads that compile families. */
type Threads = {
  /** Waits for the result of a family that another thread has taken. Undefined if this one must compile it. */
  resultOf(unit: Unit): Promise<UnitResult | undefined>;
  end(): Promise<void>;
};

/**
 * Lets threads take part from the first family on that must be compiled: what families depend on is compiled by then. In a
 * process that has checked the folder before, few are left to compile.
 */
export function threadsFor(scope: UnitsScope, mustCompile: (unit: Unit) => boolean): Threads {
  const { startThread, sharedBefore } = scope;
  let threads: FamilyThreads | undefined;
  return {
    async resultOf(unit) {
      if (!startThread || sharedBefore || unit.kind !== 'family') return undefined;
      threads ??= startThreads(workOf(scope, mustCompile), startThread);
      return threads.resultOf(unit.name);
    },
    end: async () => threads?.end(),
  };
}

function workOf(scope: UnitsScope, mustCompile: (unit: Unit) => boolean): ThreadWork {
  const { layout, names, published, isUnproved, known, view } = scope;
  const families = layout.filter((unit) => unit.kind === 'family' && mustCompile(unit));
  const above = new Set(['', ...families.flatMap(({ places }) => places)]);
  const units = layout.filter((unit) => above.has(unit.name) || families.includes(unit));
  return {
    families: families.map(({ name }) => name),
    taken: new Int32Array(new SharedArrayBuffer(families.length * Int32Array.BYTES_PER_ELEMENT)),
    units,
    files: view.filesOf(units.flatMap(({ paths }) => paths)),
    ...{ names, published, isUnproved },
    brokenPatterns: new Map([...known].map(([name, unit]) => [name, unit.brokenPatterns])),
    rightUnits: new Set([...known].flatMap(([name, unit]) => (hasNoErrors(unit) ? [name] : []))),
    knownFiles: new Set(
      families.flatMap(({ name, paths }) => paths.filter((file) => isKnownFile(file, name, scope))),
    ),
    toolDigest: toolDigest(),
  };
}
