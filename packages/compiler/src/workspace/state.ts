import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Acceptance } from '../acceptances/acceptance.ts';
import type { Cache } from '../cache/cache.ts';
import { findData, keepData } from '../cache/kept-data.ts';
import { setToolDigest, toolDigest, toolPaths } from '../cache/tool-digest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { NewLock } from '../phases/7-prove/foundation/new-lock.ts';
import type { FileIndex } from './file-index.ts';
import type { KeptCheck } from './release-checks.ts';
import { areUnchanged, type Stamps, stampsOf } from './stamps.ts';

/** The parts of a unit's facts. */
export type FactPart =
  | ('forms' | 'catalog' | 'published' | 'locality' | 'pairs')
  | ('vocabulary' | 'languages');

/** What is remembered of a unit: everything but its facts, which are represented by digests. */
export type KeptUnit = {
  /** A digest of everything the unit was compiled from. */
  key: string;
  findings: Diagnostic[];
  acceptances: Acceptance[];
  brokenPatterns: string[];
  newLocks: NewLock[];
  isWhole: boolean;
  /** How many form versions of it are served. */
  formCount: number;
  digests: Record<FactPart, string>;
};

/** Whether a unit is known and has no errors. */
export function hasNoErrors(unit: { findings: readonly Diagnostic[] } | undefined): boolean {
  return unit?.findings.every(({ severity }) => severity === 'warning') ?? false;
}

/** What a run leaves for the next one. */
export type State = {
  index: FileIndex;
  /** The digests of files, with unsaved texts in place of files. */
  digests: ReadonlyMap<string, string>;
  /** The names of all forms, from the paths of files. */
  names: string[];
  /** The form on which a form.yaml is based, by its digest. */
  bases: Map<string, string | undefined>;
  units: Map<string, KeptUnit>;
  /** What the checks of the whole release found. */
  checks: Record<string, KeptCheck>;
  /** All findings. */
  findings: readonly Diagnostic[];
  /** The tool that left it, if it was loaded. */
  tool?: Tool;
};

/** The digest of a tool, and stamps that show whether it is still valid. */
type Tool = { stamps: Stamps; digest: string };

type Saved = State & { tool: Tool };

/** The state of the last run, if it was made by the same tool. */
export function loadState(cache: Cache, folder: string): State | undefined {
  const saved = findData<Saved>(cache, stateKey(folder));
  if (!saved || !areUnchanged(saved.tool.stamps)) return undefined;
  setToolDigest(saved.tool.digest);
  return saved;
}

/** Saves the state for the next run. */
export function saveState(cache: Cache, folder: string, state: State): void {
  keepData(cache, stateKey(folder), { ...state, tool: state.tool ?? toolNow() } satisfies Saved);
}

function toolNow(): Tool {
  return { stamps: stampsOf([...toolPaths(), process.execPath]), digest: toolDigest() };
}

/** The key depends on the folder only, because the tool is not known before the state is loaded. */
function stateKey(folder: string): string {
  return createHash('sha256')
    .update(`state 1\n${resolve(folder)}`)
    .digest('hex');
}
