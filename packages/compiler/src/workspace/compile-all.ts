import { setImmediate } from 'node:timers/promises';
import type { FamilyForms } from '../compile/compile-family.ts';
import { baseNamedIn, type Unit, unitsOf } from '../compile/layout.ts';
import type { UnitResult } from '../compile/unit.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import { publishedName, readPublished } from '../phases/3-validate/authored/read-published.ts';
import { namesOfForms } from '../phases/3-validate/validate.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import { carryOver } from './carry-over.ts';
import type { CompileScope } from './compile-scope.ts';
import { type Compiler, compilerOf, type UnitsScope } from './compiler-of.ts';
import { type EmitOptions, emitFamilies } from './emit-families.ts';
import { keptUnitOf } from './facts.ts';
import type { View } from './folder.ts';
import { hasNoErrors, type KeptUnit, type State } from './state.ts';
import { compiledByThreads } from './threads-for.ts';
import { unitKeys } from './unit-keys.ts';

/** All units of a folder, compiled. */
export type CompiledUnits = {
  names: string[];
  bases: State['bases'];
  published: Published | undefined;
  units: Map<string, KeptUnit>;
  /** Compiles units again even if they are known, so that all of their results are in the store. */
  again(names: Iterable<string>): Promise<void>;
  /** The unit that a file belongs to. */
  unitOf(path: string): Unit | undefined;
  /** The forms of a unit, or one version by its folder, compiled if they are not yet. Only families have any. */
  formsOf(unit: string, only?: string): Promise<FamilyForms>;
  /** The files of all families in a release. */
  emitFamilies(options: EmitOptions): Promise<EmittedFile[]>;
};

/** Compiles the units that are not known yet. */
export async function compileAll(scope: CompileScope): Promise<CompiledUnits> {
  const { state, store, isUnproved } = scope;
  const { keys, keysWith, ...parts } = partsOf(scope);
  const { layout, names, bases, published } = parts;
  const units = new Map<string, KeptUnit>();
  const all = { ...scope, ...parts, known: units };
  const keyOf = ({ name }: Unit) => keys.get(name) ?? '';
  const keptOf = (unit: Unit) => {
    const kept = state?.units.get(unit.name);
    return kept?.key === keyOf(unit) && (!isUnproved || hasNoErrors(kept)) ? kept : undefined;
  };
  const wanted = wantedOf(layout, scope);
  const compiler = compilerOf(all);
  const carried = carryOver({ ...all, keysWith });
  const byThreads = compiledByThreads(
    all,
    (unit) => wanted.has(unit) && !keptOf(unit) && !store.find(keyOf(unit)),
  );
  const compiled = async (unit: Unit): Promise<UnitResult> => {
    await giveWay(scope);
    const result = carried(unit) ?? (await byThreads(unit));
    if (!result) return compiler.whole(unit, keyOf(unit));
    store.keep(keyOf(unit), result);
    return result;
  };
  const resultOf = async (unit: Unit) => store.find(keyOf(unit)) ?? compiled(unit);
  for (const [index, unit] of layout.entries()) {
    if (!wanted.has(unit)) continue;
    const kept = keptOf(unit) ?? keptUnitOf(keyOf(unit), await resultOf(unit));
    units.set(unit.name, kept);
    tell(scope, unit.name, units, [index + 1, layout.length]);
  }
  return { names, bases, published, units, ...compiledLater(all, keys, compiler) };
}

/** The units of a folder and their keys, and what they were derived from. */
function partsOf({ view, state }: CompileScope) {
  const names = hasSamePaths(view, state) ? state.names : namesOfForms([...view.digests.keys()]);
  const bases = basesOf(view, state);
  const layout = unitsOf([...view.digests.keys()], (path) =>
    bases.get(view.digests.get(path) ?? ''),
  );
  const published = readPublished(view.sources.get(publishedName), createReport());
  const keysWith = (digestOf: (path: string) => string) =>
    unitKeys(layout, { digestOf, names, published });
  const keys = keysWith((path) => view.digests.get(path) ?? '');
  return { names, bases, layout, published, keys, keysWith };
}

/** All units; if only one file is wanted, the unit that it belongs to and those that this unit depends on. */
function wantedOf(layout: readonly Unit[], { only }: CompileScope): ReadonlySet<Unit> {
  if (only === undefined) return new Set(layout);
  const own = layout.find(({ paths }) => paths.includes(only));
  const above = new Set(['', ...(own?.places ?? [])]);
  return new Set(layout.filter((unit) => unit === own || above.has(unit.name)));
}

/** Gives other work in the process its turn, and throws if the signal is aborted. */
async function giveWay({ signal, watcher }: CompileScope): Promise<void> {
  if (signal) await setImmediate();
  await watcher?.giveWay?.();
  signal?.throwIfAborted();
}

function tell(
  { watcher }: CompileScope,
  name: string,
  units: ReadonlyMap<string, KeptUnit>,
  [number, of]: [number, number],
): void {
  watcher?.onUnit?.({ name, number, of, findings: units.get(name)?.findings ?? [] });
}

/** What can be asked of units after they were compiled. */
function compiledLater(
  all: UnitsScope,
  keys: ReadonlyMap<string, string>,
  compiler: Compiler,
): Pick<CompiledUnits, 'again' | 'unitOf' | 'formsOf' | 'emitFamilies'> {
  const { layout, store } = all;
  const again = async (some: Iterable<string>) => {
    const wanted = new Set(some);
    for (const unit of layout)
      if (wanted.has(unit.name)) await compiler.whole(unit, keys.get(unit.name) ?? '');
  };
  const families = new Map(
    layout.flatMap((unit) => (unit.kind === 'family' ? [[unit.name, unit]] : [])),
  );
  const formsOf: CompiledUnits['formsOf'] = async (name, only) => {
    const key = keys.get(name) ?? '';
    const family = families.get(name);
    const forms = family && (store.forms(key) ?? (await compiler.forms(family, key, only)));
    const { linked = [], lowered = [] } = forms ?? {};
    if (only === undefined) return { linked, lowered };
    return {
      linked: linked.filter(({ folder }) => folder === only),
      lowered: lowered.filter(({ source }) => source.folder === only),
    };
  };
  return {
    again,
    unitOf: (path) => layout.find(({ paths }) => paths.includes(path)),
    formsOf,
    emitFamilies: (options) => emitFamilies(all, formsOf, options),
  };
}

/** The form that each form.yaml is based on, by the digest of the file. */
function basesOf({ digests, sources }: View, state: State | undefined): State['bases'] {
  const bases: State['bases'] = new Map();
  for (const [path, digest] of digests) {
    if (!path.endsWith('/form.yaml')) continue;
    const isKnown = state?.bases.has(digest);
    const base = isKnown
      ? state?.bases.get(digest)
      : baseNamedIn(path, sources.get(path) ?? nothing);
    bases.set(digest, base);
  }
  return bases;
}

const nothing = new Uint8Array();

function hasSamePaths({ digests }: View, state: State | undefined): state is State {
  if (state?.digests.size !== digests.size) return false;
  for (const path of digests.keys()) if (!state.digests.has(path)) return false;
  return true;
}
