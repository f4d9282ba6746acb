import type { SharedTexts, UnitFacts } from '../compile/unit.ts';
import { byIdAndVersion } from '../foundation/by-id-and-version.ts';
import type { Files, Sources } from '../foundation/files.ts';
import type { LinkedForm } from '../phases/4-link/linked/linked-form.ts';
import type { Lowered } from '../phases/6-lower/lower.ts';
import { familyThreads } from '../threads/family-threads.ts';
import { type Checked, checkedOf } from './checked.ts';
import type { CompiledUnits } from './compile-all.ts';
import type { CompileScope, CompileWatcher } from './compile-scope.ts';
import type { EmitOptions } from './emit-families.ts';
import type { EarlierRelease, Emitted } from './emit-since.ts';
import {
  type CheckedFamily,
  checkedFamilyIn,
  type Family,
  familyIn,
  noSharedTexts,
} from './family.ts';
import {
  hasSameFiles,
  type OpenedFolder,
  openFolder,
  sharedFilesOf,
  untilUnchanged,
  type View,
} from './folder.ts';
import { hasNoErrors, loadState, type State, saveState } from './state.ts';
import { unitStore } from './unit-store.ts';
import type { WorkspaceOptions } from './workspace-options.ts';

/** All forms and places, linked and lowered. */
export type Definitions = Lowered & {
  linked: LinkedForm[];
  shared: SharedTexts;
};

/**
 * A folder of definitions that is compiled repeatedly. The result of each unit is kept in memory, and in the
 * cache from run to run: only what changed, and what depends on it, is compiled again.
 */
export type Workspace = {
  /** Uses an unsaved text in place of a file; without a text, the saved file again. */
  put(path: string, text?: string): void;
  /** The current files, without compiling anything. */
  files(): Promise<Sources>;
  /** Checks the current definitions. With a signal, other work in the process gets its turn, and can stop the check. */
  check(signal?: AbortSignal, watcher?: CompileWatcher): Promise<Checked>;
  /** All forms and places of the last check. */
  definitions(): Promise<Definitions>;
  /** The forms of the family that a file belongs to, as of the last check. */
  family(path: string): Promise<Family>;
  /** The same, without a check: no other family is compiled. */
  familyAlone(path: string): Promise<Family>;
  /** The same of one version, given its folder. It does not know earlier versions. */
  versionAlone(folder: string): Promise<Family>;
  /** Checks that family without any other, and returns what is known without its forms. */
  checkFamilyAlone(path: string): Promise<CheckedFamily>;
  /** The release of the last check; given an earlier one, only the changed files where that is possible. */
  emit(options: EmitOptions, earlier?: EarlierRelease): Promise<Emitted>;
  /** Ends the threads of a workspace that emits. Those of other workspaces end with each check. */
  close(): Promise<void>;
};

/** Opens a folder of definitions. */
export function openWorkspace(folder: string, options: WorkspaceOptions = {}): Workspace {
  return new FolderWorkspace(folder, options);
}

class FolderWorkspace implements Workspace {
  readonly #folder: string;
  readonly #opened: OpenedFolder;
  readonly #scope: Omit<CompileScope, 'view' | 'state' | 'sharedBefore' | 'signal' | 'watcher'>;
  #state: State | undefined;
  #last: { view: View; compiled: CompiledUnits | undefined; shared: Files } | undefined;

  constructor(folder: string, options: WorkspaceOptions) {
    const { cache, isUnproved = false, startThread, willEmit = false } = options;
    this.#folder = folder;
    this.#opened = openFolder(folder);
    this.#scope = {
      store: unitStore({ ...options, isUnproved }),
      cache: isUnproved ? undefined : cache,
      pdfCache: cache,
      threads: startThread && familyThreads(startThread),
      ...{ isUnproved, willEmit },
    };
    this.#state = cache && loadState(cache, folder);
  }

  put(path: string, text?: string): void {
    this.#opened.put(path, text);
  }

  async files(): Promise<Sources> {
    return (await this.#view()).sources;
  }

  async check(signal?: AbortSignal, watcher?: CompileWatcher): Promise<Checked> {
    try {
      return await untilUnchanged(() => this.#checkNow(signal, watcher));
    } finally {
      if (!this.#scope.willEmit) await this.close();
    }
  }

  async definitions(): Promise<Definitions> {
    const compiled = await this.#compiled();
    const facts = await this.#facts(compiled);
    const families = [];
    for (const name of facts.keys()) families.push(await compiled.formsOf(name));
    const forms = families.flatMap(({ lowered }) => lowered);
    return {
      forms: forms.sort((a, b) => byIdAndVersion(a.bundle, b.bundle)),
      localities: [...facts.values()].flatMap(({ locality }) => locality ?? []),
      linked: families.flatMap(({ linked }) => linked),
      shared: [...facts.values()].find(({ shared }) => shared)?.shared ?? noSharedTexts,
    };
  }

  async family(path: string): Promise<Family> {
    return familyIn(await this.#compiled(), path, this.#scope.store);
  }

  familyAlone(path: string): Promise<Family> {
    return untilUnchanged(async () => familyIn(await this.#only(path), path, this.#scope.store));
  }

  versionAlone(folder: string): Promise<Family> {
    const path = `${folder}/form.yaml`;
    const { store } = this.#scope;
    return untilUnchanged(async () => familyIn(await this.#only(path), path, store, folder));
  }

  checkFamilyAlone(path: string): Promise<CheckedFamily> {
    return untilUnchanged(async () => checkedFamilyIn(await this.#only(path), path));
  }

  async emit(options: EmitOptions, earlier?: EarlierRelease): Promise<Emitted> {
    const compiled = await this.#compiled();
    const facts = () => this.#facts(compiled);
    const { emitSince } = await import('./phases.ts');
    return emitSince({ compiled, facts, options }, earlier);
  }

  async close(): Promise<void> {
    await this.#scope.threads?.end();
  }

  #view(): Promise<View> {
    return this.#opened.view(this.#state?.index);
  }

  /** Compiles what the family of a file depends on, and nothing else. */
  async #only(path: string): Promise<CompiledUnits> {
    const view = await this.#view();
    const { compileAll } = await import('./phases.ts');
    const scope = { ...this.#scope, view, state: this.#state, sharedBefore: undefined };
    return compileAll({ ...scope, only: path });
  }

  async #checkNow(signal?: AbortSignal, watcher?: CompileWatcher): Promise<Checked> {
    const before = this.#state;
    const view = await this.#view();
    const isSame =
      before !== undefined && this.#canStand(before) && hasSameFiles(view, before.digests);
    const compiled = isSame ? this.#last?.compiled : await this.#compile(view, signal, watcher);
    const state = isSame || !compiled ? before : await this.#find(view, compiled);
    if (!state) throw new Error('Nothing was compiled.');
    this.#last = { view, compiled, shared: sharedFilesOf(view) };
    const { tool } = before ?? {};
    this.#state = { ...state, index: view.index, ...(tool && { tool }) };
    this.#save(view, before);
    return checkedOf(state, view);
  }

  /** Whether the findings of an earlier run are those of this workspace too: without proofs there may be fewer. */
  #canStand({ findings }: State): boolean {
    return !this.#scope.isUnproved || hasNoErrors({ findings });
  }

  /** Saves the state, but not while there are unsaved texts or unreadable folders. */
  #save({ index, digests, findings }: View, before: State | undefined): void {
    const { cache } = this.#scope;
    const isClear = findings.length === 0 && digests === index.digests;
    if (cache && this.#state && isClear && before?.index !== index)
      saveState(cache, this.#folder, this.#state);
  }

  // If nothing changed, the phases are not loaded: that takes longer than the rest.
  async #compile(
    view: View,
    signal?: AbortSignal,
    watcher?: CompileWatcher,
  ): Promise<CompiledUnits> {
    const { compileAll } = await import('./phases.ts');
    const sharedBefore = this.#last?.shared;
    // The threads have the files of an earlier check.
    await this.close();
    return compileAll({ ...this.#scope, view, state: this.#state, sharedBefore, signal, watcher });
  }

  async #find(view: View, compiled: CompiledUnits): Promise<State> {
    const { findAll } = await import('./phases.ts');
    const found = await findAll(compiled, view.findings, {
      ...{ ...this.#scope, state: this.#state, sources: view.sources },
    });
    const { names, bases, units } = compiled;
    this.#scope.store.retain(new Set([...units.values()].map(({ key }) => key)));
    return { index: view.index, digests: view.digests, names, bases, units, ...found };
  }

  async #compiled(): Promise<CompiledUnits> {
    if (!this.#last) await this.check();
    if (!this.#last) throw new Error('Nothing was checked.');
    this.#last.compiled ??= await this.#compile(this.#last.view);
    return this.#last.compiled;
  }

  async #facts({ units, again }: CompiledUnits): Promise<Map<string, UnitFacts>> {
    const { store } = this.#scope;
    const gone = [...units].filter(([, { key }]) => !store.find(key));
    await again(gone.map(([name]) => name));
    const all = [...units].flatMap(([name, { key }]) => {
      const found = store.find(key);
      return found ? [[name, found.facts] as const] : [];
    });
    return new Map(all);
  }
}
