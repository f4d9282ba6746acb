import type { Cache } from '../cache/cache.ts';
import { setToolDigest } from '../cache/tool-digest.ts';
import { unitCompiler } from '../compile/compile-unit.ts';
import type { UnitResult } from '../compile/unit.ts';
import { type ThreadWork, takeFamily } from './thread-work.ts';

/** A family that a thread has compiled. */
export type ThreadResult = { name: string; result: UnitResult };

/** Compiles families that no other thread has taken, the last ones first. */
export async function compileInThread(
  work: ThreadWork,
  cache: Cache | undefined,
  send: (result: ThreadResult) => void,
): Promise<void> {
  setToolDigest(work.toolDigest);
  const units = new Map(work.units.map((unit) => [unit.name, unit]));
  const compiler = unitCompiler({
    ...{ units, cache, names: work.names, published: work.published, isUnproved: work.isUnproved },
    filesOf: (paths) =>
      new Map(
        paths.flatMap((path) => {
          const bytes = work.files.get(path);
          return bytes ? [[path, bytes]] : [];
        }),
      ),
    brokenPatternsOf: (name) => work.brokenPatterns.get(name) ?? [],
    isRight: (name) => work.rightUnits.has(name),
    isKnown: (file) => work.knownFiles.has(file),
  });
  for (const [index, name] of [...work.families.entries()].reverse()) {
    const unit = units.get(name);
    if (unit && takeFamily(work, index))
      send({ name, result: (await compiler.family(unit)).result });
  }
}
