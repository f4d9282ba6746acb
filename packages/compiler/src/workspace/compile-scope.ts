import type { Cache } from '../cache/cache.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from '../foundation/files.ts';
import type { FamilyThreads } from '../threads/family-threads.ts';
import type { View } from './folder.ts';
import type { State } from './state.ts';
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
  /** Other threads that work on families. Without them this thread works on all. */
  threads: FamilyThreads | undefined;
  /** Whether a release is emitted after the check. */
  willEmit: boolean;
  /** Stops the work between two units. What is compiled by then is in the store. */
  signal?: AbortSignal | undefined;
  /** A file, if only its unit and those that this unit depends on are compiled. */
  only?: string;
  /** Who follows the work, or shares the process with it. */
  watcher?: CompileWatcher | undefined;
};

/** Follows the work, and lets others have their turn. */
export type CompileWatcher = {
  /** Called after each unit. */
  onUnit?(unit: UnitProgress): void;
  /** Awaited before each unit that is not known. */
  giveWay?(): Promise<void>;
};

/** A unit that is done: which one of how many, and the findings in its own files. */
export type UnitProgress = {
  name: string;
  number: number;
  of: number;
  findings: readonly Diagnostic[];
};
