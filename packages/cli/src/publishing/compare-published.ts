import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComparedRelease, isCompared, releaseOfFiles } from '@formpress/compiler';
import type { Release } from '@formpress/model';
import {
  type BuiltRelease,
  type FoundManifest,
  fetchFiles,
  fetchReleaseFile,
  type Registry,
} from '@formpress/registry';
import { ComparedProblem } from '../compared-problem.ts';

/** A built release and the one that is published, as comparing sees them. */
export type ComparedPair = { before: ComparedRelease | undefined; after: ComparedRelease };

/**
 * Reads both. What is the same in both is read once, here, and is the same object in both; only
 * what differs is fetched.
 */
export async function comparePublished(
  registry: Registry,
  built: BuiltRelease,
  previous: FoundManifest | undefined,
): Promise<ComparedPair> {
  const contents = await localContents(built);
  const after = comparedOf(built.release, contents, built.folder);
  if (!previous) return { before: undefined, after };
  const release = await fetchReleaseFile(registry, previous);
  const fetched = await fetchFiles(
    registry,
    previous,
    release,
    (path, sha256) => isCompared(path) && !contents.has(sha256),
  );
  for (const [path, bytes] of fetched)
    contents.set(release.files[path]?.sha256 ?? '', JSON.parse(bytes.toString()));
  return { before: comparedOf(release, contents, registry.reference.host), after };
}

/** What stands in a file, by its digest. */
type Contents = Map<string, unknown>;

async function localContents({ folder, release }: BuiltRelease): Promise<Contents> {
  const contents: Contents = new Map();
  for (const [path, { sha256 }] of Object.entries(release.files)) {
    if (!isCompared(path)) continue;
    const bytes = await readFile(join(folder, path)).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw damaged(folder, `${path} is not as it was built`);
    contents.set(sha256, JSON.parse(bytes.toString()));
  }
  return contents;
}

function comparedOf({ files }: Release, contents: Contents, where: string): ComparedRelease {
  return releaseOfFiles(Object.keys(files).filter(isCompared), <T>(path: string) => {
    const sha256 = files[path]?.sha256;
    if (sha256 === undefined || !contents.has(sha256)) throw damaged(where, `it has no ${path}`);
    return contents.get(sha256) as T;
  });
}

function damaged(where: string, why: string): ComparedProblem {
  return new ComparedProblem(`The release in "${where}" is damaged: ${why}.`);
}
