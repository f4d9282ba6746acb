import type { Cache } from '../cache/cache.ts';
import { setToolDigest } from '../cache/tool-digest.ts';
import { type UnitCompiler, unitCompiler } from '../compile/compile-unit.ts';
import type { Unit } from '../compile/layout.ts';
import { emitForms } from '../phases/8-emit/emit.ts';
import { type ThreadResults, type ThreadWork, takeFamily } from './thread-work.ts';

/** What a thread made of a family. */
export type ThreadResult = { name: string; result: ThreadResults[keyof ThreadResults] };

/** Works on families that no other thread has taken, the last ones first. */
export async function workInThread(
  work: ThreadWork,
  cache: Cache | undefined,
  send: (result: ThreadResult) => void,
): Promise<void> {
  setToolDigest(work.toolDigest);
  const units = new Map(work.units.map((unit) => [unit.name, unit]));
  const compiler = compilerFor(work, units, cache);
  const emit = async (unit: Unit) => {
    const { lowered } = await compiler.forms(unit);
    return emitForms(lowered, { areLate: work.hasLatePictures, cache });
  };
  const compile = async (unit: Unit) => (await compiler.family(unit)).result;
  const make = { compile, emit }[work.task];
  for (const [index, name] of [...work.families.entries()].reverse()) {
    const unit = units.get(name);
    if (unit && takeFamily(work, index)) send({ name, result: await make(unit) });
  }
}

function compilerFor(
  work: ThreadWork,
  units: ReadonlyMap<string, Unit>,
  cache: Cache | undefined,
): UnitCompiler {
  return unitCompiler({
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
}
