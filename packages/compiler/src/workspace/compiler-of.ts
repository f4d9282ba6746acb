import type { FamilyForms } from '../compile/compile-family.ts';
import { unitCompiler } from '../compile/compile-unit.ts';
import type { Unit } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import type { CompileScope } from './compile-scope.ts';
import { hasNoErrors, type KeptUnit } from './state.ts';

/** What the units of a folder are compiled from. */
export type UnitsScope = CompileScope & {
  layout: readonly Unit[];
  names: string[];
  published: Published | undefined;
  /** The units compiled so far. */
  known: ReadonlyMap<string, KeptUnit>;
};

/** Compiles units into the store. */
export type Compiler = {
  whole(unit: Unit, key: string): Promise<UnitResult>;
  /** Only the forms of a family, or one version by its folder. */
  forms(unit: Unit, key: string, only?: string): Promise<FamilyForms | undefined>;
};

/** A compiler for the units of a folder. */
export function compilerOf(scope: UnitsScope): Compiler {
  const { layout, known, view, store, pdfCache: cache, names, published, isUnproved } = scope;
  const compiler = unitCompiler({
    units: new Map(layout.map((unit) => [unit.name, unit])),
    filesOf: view.filesOf,
    brokenPatternsOf: (name) => known.get(name)?.brokenPatterns ?? [],
    hasNoErrors: (name) => hasNoErrors(known.get(name)),
    isKnown: (file, name) => isKnownFile(file, name, scope),
    ...{ names, published, cache, isUnproved },
  });
  const resultOf = async (unit: Unit, key: string): Promise<UnitResult> => {
    if (unit.kind === 'shared') return compiler.shared();
    if (unit.kind === 'place') return compiler.place(unit);
    const { result, ...forms } = await compiler.family(unit);
    store.keepForms(key, forms);
    return result;
  };
  const whole = async (unit: Unit, key: string) => {
    const result = await resultOf(unit, key);
    store.keep(key, result);
    return result;
  };
  return {
    whole,
    async forms(unit, key, only) {
      const needed = ['', ...unit.places, unit.name];
      if (needed.every((name) => hasNoErrors(known.get(name)))) {
        const forms = await compiler.forms(unit, only);
        if (only === undefined) store.keepForms(key, forms);
        return forms;
      }
      await whole(unit, key);
      return store.forms(key);
    },
  };
}

/** Whether a file of a unit is known to have no errors, or is as it was when the unit had none. */
export function isKnownFile(
  file: string,
  unit: string,
  { state, view, known }: Pick<UnitsScope, 'state' | 'view' | 'known'>,
): boolean {
  if (hasNoErrors(known.get(unit))) return true;
  return hasNoErrors(state?.units.get(unit)) && state?.digests.get(file) === view.digests.get(file);
}
