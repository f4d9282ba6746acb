import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import {
  assumeTool,
  type CompiledAgain,
  compileAgain,
  openCache,
  pageStore,
} from '@formpress/compiler';
import type { Release } from '@formpress/model';
import { keptPages, keptResults, whyNotKept } from '../kept-folders.ts';
import { patchRelease } from '../patch-release.ts';
import type { ChangedFiles } from './changed-files.ts';
import type { Recalled, Remembered, Said, Task } from './record.ts';
import { isUnharmed, rewrite } from './remember.ts';
import { areUnchanged, pathsOf, type Stamps, stampsOf, withNewer } from './stamps.ts';

/**
 * Compiles only the forms in which files changed and says what was said before. Nothing comes back
 * where that is not enough: then everything is to be compiled.
 */
export async function answerAgain(
  task: Task,
  recalled: Recalled,
  { changed, stamps }: ChangedFiles,
): Promise<Said | undefined> {
  if (!isUnharmed(recalled) || whyNotKept() !== undefined) return undefined;
  const { record } = recalled;
  assumeTool(record.toolDigest);
  const compiled = await compiledAgain(task, record, changed);
  const release = compiled && putInPlace(task, record, compiled);
  if (!compiled || !release) return undefined;
  const sources = withNewer(record.sources, stamps);
  rewrite(task, { ...record, sources, release, snapshot: compiled.snapshot });
  return record;
}

async function compiledAgain(
  { folder, target }: Task,
  { sources, snapshot }: Remembered,
  changed: readonly string[],
): Promise<CompiledAgain | undefined> {
  if (snapshot === undefined) return undefined;
  const root = resolve(folder);
  const below = (path: string) => path.slice(root.length + 1).replaceAll(sep, '/');
  const files = pathsOf(sources).filter((path) => !path.endsWith('/'));
  return compileAgain(
    { folder: root, paths: files.map(below), changed: changed.map(below), snapshot },
    {
      cache: openCache(keptResults),
      pictures: { store: pageStore(keptPages) },
      ...(target !== undefined && { release: manifestIn(target) }),
    },
  );
}

function manifestIn(target: string): Release {
  return JSON.parse(readFileSync(join(target, 'release.json'), 'utf8')) as Release;
}

/** Puts new files into the release, if it is still the one that was seen, and says how it is then. */
function putInPlace(
  { target }: Task,
  { release }: Remembered,
  { release: files }: CompiledAgain,
): Stamps | undefined {
  if (target === undefined) return release;
  const manifest = join(resolve(target), 'release.json');
  const at = 2 * pathsOf(release).indexOf(manifest);
  const isSeen = (folder: string) =>
    areUnchanged({
      paths: `${join(folder, 'release.json')}\n`,
      numbers: release.numbers.slice(at, at + 2),
    });
  if (!patchRelease(target, files, isSeen)) return undefined;
  const written = files.map(({ path }) => `${dirname(join(resolve(target), path))}/`);
  const touched = [...new Set([...written, `${resolve(target)}/`, manifest])];
  const newer = stampsOf(touched, 0); // written just now, and by us
  return newer && withNewer(release, newer);
}
