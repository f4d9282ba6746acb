import { setImmediate } from 'node:timers/promises';
import type { Cache } from '../cache/cache.ts';
import type { FamilyForms } from '../compile/compile-family.ts';
import { baseIn, type Unit, unitsOf } from '../compile/layout.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import type { Published } from '../phases/3-validate/authored/published.ts';
import { publishedName, readPublished } from '../phases/3-validate/authored/read-published.ts';
import { namesOfForms } from '../phases/3-validate/validate.ts';
import { carryOver } from './carry-over.ts';
import { unitCompiler } from './compile-unit.ts';
import { keptUnitOf } from './facts.ts';
import type { View } from './folder.ts';
import { hasNoErrors, type KeptUnit, type State } from './state.ts';
import { unitKeys } from './unit-keys.ts';
import type { UnitStore } from './unit-store.ts';

/** What is needed to compile a folder: its files, the state of the last run, and where results are stored. */
export type CompileScope = {
  view: View;
  state: State | undefined;
  /** The files of shared/ at the last check, in a process that made it. */
  sharedBefore: Files | undefined;
  store: UnitStore;
  /** Caches the results of units from run to run. */
  cache: Cache | undefined;
  /** Caches the work on PDFs and proofs. */
  pdfCache: Cache | undefined;
  isUnproved: boolean;
  /** Stops the work between two units. What is compiled by then is in the store. */
  signal?: AbortSignal | undefined;
  /** A file: only its unit is compiled, and those that this depends on. */
  only?: string;
  /** Who follows the work, or shares the process with it. */
  watcher?: CompileWatcher | undefined;
};

/** Follows the work, and lets others have their turn. */
export type CompileWatcher = {
  /** Called after each unit. */
  onUnit?(unit: UnitProgress): void;
  /** Waited for before each unit that is not known. */
  giveWay?(): Promise<void>;
};

/** A unit that is compiled: which one of how many, and what is wrong in its own files. */
export type UnitProgress = {
  name: string;
  number: number;
  of: number;
  findings: readonly Diagnostic[];
};

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
};

/** Compiles the units that are not known yet. */
export async function compileAll(scope: CompileScope): Promise<CompiledUnits> {
  const { view, state, store, isUnproved } = scope;
  const names = hasSamePaths(view, state) ? state.names : namesOfForms([...view.digests.keys()]);
  const bases = basesOf(view, state);
  const layout = layoutOf(view, bases);
  const published = readPublished(view.sources.get(publishedName), createReport());
  const keysWith = (digestOf: (path: string) => string) =>
    unitKeys(layout, { digestOf, names, published });
  const keys = keysWith((path) => view.digests.get(path) ?? '');
  const units = new Map<string, KeptUnit>();
  const compiler = compilerOf(layout, units, { ...scope, names, published });
  const carried = carryOver({ ...scope, layout, keysWith, known: units });
  const wanted = wantedOf(layout, scope);
  for (const [index, unit] of layout.entries()) {
    if (!wanted.has(unit)) continue;
    const key = keys.get(unit.name) ?? '';
    const kept = state?.units.get(unit.name);
    if (kept?.key === key && (!isUnproved || hasNoErrors(kept))) units.set(unit.name, kept);
    else {
      if (!store.find(key)) {
        await giveWay(scope);
        const same = carried(unit);
        if (same) store.keep(key, same);
        else await compiler.whole(unit, key);
      }
      const result = store.find(key);
      if (result) units.set(unit.name, keptUnitOf(key, result));
    }
    tell(scope, unit.name, units, [index + 1, layout.length]);
  }
  return { names, bases, published, units, ...compiledLater(layout, keys, compiler, store) };
}

/** All units; of a file alone, the unit that it belongs to and those that this depends on. */
function wantedOf(layout: readonly Unit[], { only }: CompileScope): ReadonlySet<Unit> {
  if (only === undefined) return new Set(layout);
  const own = layout.find(({ paths }) => paths.includes(only));
  const above = new Set(['', ...(own?.places ?? [])]);
  return new Set(layout.filter((unit) => unit === own || above.has(unit.name)));
}

/** With a signal, others get their turn, and the work stops when they say so. */
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
  layout: readonly Unit[],
  keys: ReadonlyMap<string, string>,
  compiler: ReturnType<typeof compilerOf>,
  store: UnitStore,
): Pick<CompiledUnits, 'again' | 'unitOf' | 'formsOf'> {
  const again = async (some: Iterable<string>) => {
    const wanted = new Set(some);
    for (const unit of layout)
      if (wanted.has(unit.name)) await compiler.whole(unit, keys.get(unit.name) ?? '');
  };
  const families = new Map(
    layout.flatMap((unit) => (unit.kind === 'family' ? [[unit.name, unit]] : [])),
  );
  return {
    again,
    unitOf: (path) => layout.find(({ paths }) => paths.includes(path)),
    async formsOf(name, only) {
      const key = keys.get(name) ?? '';
      const family = families.get(name);
      const forms = family && (store.forms(key) ?? (await compiler.forms(family, key, only)));
      const { linked = [], lowered = [] } = forms ?? {};
      if (only === undefined) return { linked, lowered };
      return {
        linked: linked.filter(({ folder }) => folder === only),
        lowered: lowered.filter(({ source }) => source.folder === only),
      };
    },
  };
}

function layoutOf({ digests }: View, bases: State['bases']): Unit[] {
  return unitsOf([...digests.keys()], (path) => bases.get(digests.get(path) ?? ''));
}

type CompilerScope = CompileScope & Pick<CompiledUnits, 'names' | 'published'>;

/** Compiles a unit, or only the forms of a family that has no errors, and puts the result into the store. */
function compilerOf(
  layout: readonly Unit[],
  known: ReadonlyMap<string, KeptUnit>,
  { view, state, store, pdfCache, isUnproved, names, published }: CompilerScope,
) {
  const compiler = unitCompiler({
    units: new Map(layout.map((unit) => [unit.name, unit])),
    filesOf: view.filesOf,
    brokenPatternsOf: (name) => known.get(name)?.brokenPatterns ?? [],
    isRight: (name) => hasNoErrors(known.get(name)),
    isKnown: (file, name) =>
      hasNoErrors(state?.units.get(name)) && state?.digests.get(file) === view.digests.get(file),
    ...{ names, published, cache: pdfCache, isUnproved },
  });
  const whole = async (unit: Unit, key: string): Promise<FamilyForms | undefined> => {
    if (unit.kind === 'shared') store.keep(key, compiler.shared());
    else if (unit.kind === 'place') store.keep(key, compiler.place(unit));
    else {
      const { result, ...forms } = await compiler.family(unit);
      store.keep(key, result);
      store.keepForms(key, forms);
      return forms;
    }
    return undefined;
  };
  const forms = async (unit: Unit, key: string, only?: string) => {
    const isRight = ['', ...unit.places, unit.name].every((name) => hasNoErrors(known.get(name)));
    if (!isRight) return whole(unit, key);
    const all = await compiler.forms(unit, only);
    if (only === undefined) store.keepForms(key, all);
    return all;
  };
  return { whole, forms };
}

/** The form that each form.yaml is based on, by the digest of the file. */
function basesOf({ digests, sources }: View, state: State | undefined): State['bases'] {
  const bases: State['bases'] = new Map();
  for (const [path, digest] of digests) {
    if (!path.endsWith('/form.yaml')) continue;
    const isKnown = state?.bases.has(digest);
    const base = isKnown ? state?.bases.get(digest) : baseIn(path, sources.get(path) ?? nothing);
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
