import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComparedRelease, isCompared, releaseOfFiles } from '@formpress/comparison';
import type { Catalog, Release } from '@formpress/model';
import {
  type BuiltRelease,
  changedParts,
  type FoundManifest,
  fetchFiles,
  fetchReleaseFile,
  type Registry,
} from '@formpress/registry';
import { ComparedProblem } from '../reading/compared-problem.ts';

/** A built release and the published one, ready to compare. */
export type ComparedPair = { before: ComparedRelease | undefined; after: ComparedRelease };

/**
 * Reads both releases. Equal files are read once, locally, and shared as objects; only differing files
 * are downloaded. Unchanged forms are left out unless all are requested.
 */
export async function comparePublished(
  registry: Registry,
  built: BuiltRelease,
  previous: FoundManifest | undefined,
  isAllWanted: boolean,
): Promise<ComparedPair> {
  const before = previous && (await fetchReleaseFile(registry, previous));
  const isRead = readerOf(built.release, isAllWanted ? undefined : before);
  const contents = await localContents(built, isRead);
  const after = comparedOf(built.release, contents, isRead, built.folder);
  if (!previous || !before) return { before: undefined, after };
  const isFetched = (path: string, sha256: string) => isRead(path) && !contents.has(sha256);
  for (const [path, bytes] of await fetchFiles(registry, previous, before, isFetched))
    contents.set(before.files[path]?.sha256 ?? '', JSON.parse(bytes.toString()));
  return { before: comparedOf(before, contents, isRead, registry.reference.host), after };
}

/** Whether a file is compared. Files of unchanged forms and flows are not. */
function readerOf(after: Release, before: Release | undefined): (path: string) => boolean {
  if (!before) return isCompared;
  const changed = [...changedParts(before, after)];
  const ids = new Set(changed.map(formOf));
  return (path) => {
    const id = formOf(path);
    const isSame = id === undefined ? isFlow(path) && !changed.includes('flows') : !ids.has(id);
    return isCompared(path) && !isSame;
  };
}

/** The id of the form that a path of a release belongs to; undefined for other files. */
function formOf(path: string): string | undefined {
  return /^bundles\/([^/]+)\//.exec(path)?.[1];
}

function isFlow(path: string): boolean {
  return path.startsWith('flows/');
}

/** Parsed files by digest. */
type Contents = Map<string, unknown>;

async function localContents(
  { folder, release }: BuiltRelease,
  isRead: (path: string) => boolean,
): Promise<Contents> {
  const contents: Contents = new Map();
  for (const [path, { sha256 }] of Object.entries(release.files)) {
    if (!isRead(path)) continue;
    const bytes = await readFile(join(folder, path)).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw damaged(folder, `${path} is not as it was built`);
    contents.set(sha256, JSON.parse(bytes.toString()));
  }
  return contents;
}

function comparedOf(
  { files }: Release,
  contents: Contents,
  isRead: (path: string) => boolean,
  where: string,
): ComparedRelease {
  const paths = Object.keys(files).filter(isRead);
  const read = (path: string) => {
    const sha256 = files[path]?.sha256;
    if (sha256 === undefined || !contents.has(sha256)) throw damaged(where, `it has no ${path}`);
    return contents.get(sha256);
  };
  return releaseOfFiles(
    paths,
    <T>(path: string) =>
      (path === 'catalog.json' ? catalogOf(read(path) as Catalog, isRead) : read(path)) as T,
  );
}

function catalogOf({ forms, ...rest }: Catalog, isRead: (path: string) => boolean): Catalog {
  return { ...rest, forms: forms.filter(({ folder }) => isRead(`${folder}/bundle.json`)) };
}

/** Whether a channel requires reviewed translations, so that unchanged forms must be read too. */
export async function requiresReviews(folder: string, channel: string): Promise<boolean> {
  const text = await readFile(join(folder, 'catalog.json'), 'utf8');
  const { languages } = JSON.parse(text) as Catalog;
  return languages?.needs[channel]?.reviewed !== undefined;
}

function damaged(where: string, why: string): ComparedProblem {
  return new ComparedProblem(`The release in "${where}" is damaged: ${why}.`);
}
