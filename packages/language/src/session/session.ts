import { relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompileWatcher,
  type Family,
  FilesChanged,
  type SourceRange,
  type Sources,
  textOf,
  type Workspace,
} from '@formpress/compiler';
import type { Location } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import { indexNames, type NameIndex } from '../index/name-index.ts';
import { lastGoodForms } from './last-good-forms.ts';

type Checked = Awaited<ReturnType<Workspace['check']>>;

/** A folder of definitions as an editor sees it: unsaved texts over files. */
export type Session = {
  workspace: Workspace;
  /** The path of a file in the definitions; undefined for one outside. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
  /** Uses an unsaved text; without a text, the saved file again. */
  put(path: string, text?: string): void;
  /** Tells the session that files changed on disk. */
  changed(): void;
  /** Remembers that an editor opened a file. */
  open(path: string): void;
  /** The files that an editor opened, the most recent first. */
  opened(): readonly string[];
  /** The unsaved text of a file. */
  unsaved(path: string): string | undefined;
  /** Checks everything. Stops when the signal is aborted. */
  check(signal?: AbortSignal, watcher?: CompileWatcher): Promise<Checked>;
  /** The current files. */
  files(): Promise<Sources>;
  index(): Promise<NameIndex>;
  /** The forms of the family of a file, as they were when they last had no error. */
  family(path: string): Promise<Family>;
  /** Remembers the forms of a family as they are now. */
  refresh(path: string): Promise<void>;
  /** Runs work when all earlier work is done. Work in the background is interrupted for it. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work in the background. Any other work aborts it, and then the result is 'aborted'. */
  inBackground<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | 'aborted'>;
};

/** The process that a session runs in. */
export type SessionHome = {
  /** Work in the background waits for this before each unit, unless it is aborted. */
  giveWay?(signal: AbortSignal): Promise<void>;
};

/** Opens a session on a workspace of a folder. */
export function openSession(folder: string, workspace: Workspace, home: SessionHome = {}): Session {
  return new FolderSession(folder, workspace, home);
}

class FolderSession implements Session {
  readonly workspace: Workspace;
  readonly #root: string;
  readonly #home: SessionHome;
  readonly #unsaved = new Map<string, string>();
  readonly #known = lastGoodForms();
  #opened: readonly string[] = [];
  #index: NameIndex | undefined;
  /** The files of the last check. */
  #files: Sources | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #background = new AbortController();

  constructor(folder: string, workspace: Workspace, home: SessionHome) {
    this.#root = resolve(folder);
    this.#home = home;
    this.workspace = workspace;
  }

  pathOf(uri: string): string | undefined {
    if (!uri.startsWith('file:')) return undefined;
    const path = relative(this.#root, fileURLToPath(uri));
    return path.startsWith('..') || path === '' ? undefined : path.split(sep).join('/');
  }

  uriOf(path: string): string {
    return pathToFileURL(resolve(this.#root, path)).href;
  }

  put(path: string, text?: string): void {
    this.workspace.put(path, text);
    if (text !== undefined) this.#unsaved.set(path, text);
    else if (this.#unsaved.delete(path)) this.changed();
  }

  changed(): void {
    this.#files = undefined;
  }

  open(path: string): void {
    this.#opened = [path, ...this.#opened.filter((each) => each !== path)];
  }

  opened(): readonly string[] {
    return this.#opened;
  }

  unsaved(path: string): string | undefined {
    return this.#unsaved.get(path);
  }

  async check(signal?: AbortSignal, watcher?: CompileWatcher): Promise<Checked> {
    const { giveWay } = this.#home;
    const waits = signal && giveWay && { giveWay: () => giveWay(signal) };
    const checked = await this.workspace.check(signal, { ...watcher, ...waits });
    this.#files = checked.sources;
    return checked;
  }

  async files(): Promise<Sources> {
    this.#files ??= await this.workspace.files();
    const { get, keys } = this.#files;
    return { get, keys: () => new Set([...keys(), ...this.#unsaved.keys()]).values() };
  }

  async index(): Promise<NameIndex> {
    for (;;) {
      try {
        this.#index = indexNames(await this.files(), this.#index);
        return this.#index;
      } catch (trouble) {
        if (!(trouble instanceof FilesChanged)) throw trouble;
        this.changed();
      }
    }
  }

  async family(path: string): Promise<Family> {
    return this.#known.of(path) ?? this.#known.remember(path, await this.#savedFamily(path));
  }

  async refresh(path: string): Promise<void> {
    this.#known.remember(path, await this.workspace.family(path));
  }

  async inBackground<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | 'aborted'> {
    const { signal } = this.#background;
    try {
      return await this.#inTurn(() => work(signal));
    } catch (trouble) {
      if (signal.aborted) return 'aborted';
      throw trouble;
    }
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#background.abort();
    this.#background = new AbortController();
    return this.#inTurn(work);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The forms of a family as they are saved: what is unsaved may be half written. */
  async #savedFamily(path: string): Promise<Family> {
    for (const each of this.#unsaved.keys()) this.workspace.put(each);
    try {
      return await this.workspace.familyAlone(path);
    } finally {
      for (const [each, text] of this.#unsaved) this.workspace.put(each, text);
    }
  }
}

/** The current text of a file of the definitions. */
export function currentText(sources: Sources, path: string): string {
  const bytes = sources.get(path);
  return bytes ? textOf(bytes) : '';
}

/** A place as editors want it. */
export function locationOf(session: Session, sources: Sources, at: SourceRange): Location {
  const range = positionsIn(currentText(sources, at.file)).rangeOf(at);
  return { uri: session.uriOf(at.file), range };
}
