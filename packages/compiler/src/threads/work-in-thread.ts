import type { Cache } from '../cache/cache.ts';
import { setToolDigest } from '../cache/tool-digest.ts';
import { type UnitCompiler, unitCompiler } from '../compile/compile-unit.ts';
import type { Unit } from '../compile/layout.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { emitForms } from '../phases/8-emit/emit.ts';
import { type ThreadResults, type ThreadTask, type ThreadWork, takeFamily } from './thread-work.ts';

/** What a thread made of a family. */
export type ThreadResult = { name: string; result: ThreadResults[keyof ThreadResults] };

/**
 * A function that does the tasks of a thread: it works on families that no other thread has taken. Those whose forms
 * this thread still has come first, then the others from the last one backwards.
 */
export function workInThread(
  work: ThreadWork,
  cache: Cache | undefined,
  send: (result: ThreadResult) => void,
): (task: ThreadTask) => Promise<void> {
  setToolDigest(work.toolDigest);
  const units = new Map(work.units.map((unit) => [unit.name, unit]));
  const compiler = compilerFor(work, units, cache);
  const forms = new Map<string, LoweredForm[]>();
  const make = {
    async compile(unit: Unit) {
      const { result, lowered } = await compiler.family(unit);
      if (work.willEmit) forms.set(unit.name, lowered);
      return result;
    },
    async emit(unit: Unit, { withoutPictures }: ThreadTask) {
      const lowered = forms.get(unit.name) ?? (await compiler.forms(unit)).lowered;
      return emitForms(lowered, { withoutPictures, cache });
    },
  };
  return async (task) => {
    const fromLast = [...task.families.entries()].reverse();
    const hasForms = ([, name]: [number, string]) => forms.has(name);
    const others = fromLast.filter((each) => !hasForms(each));
    for (const [index, name] of [...fromLast.filter(hasForms), ...others]) {
      const unit = units.get(name);
      if (unit && takeFamily(task, index))
        send({ name, result: await make[task.task](unit, task) });
    }
  };
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
    hasNoErrors: (name) => work.unitsWithoutErrors.has(name),
    isKnown: (file) => work.knownFiles.has(file),
  });
}
