import type { Release } from '@formpress/model';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { reportTitle } from './release-types.ts';

const safePath = /^(?!.*\.\.)[\w.-]+(\/[\w. -]+)*$/;
const hex = /^[0-9a-f]{64}$/;
const maxReleaseBytes = 8 * 1024 ** 3;

/** Names that are reserved for files next to those of a release. */
const besides = new Set(['release.json', reportTitle]);

/** Parses an untrusted release.json. Paths must not lead outside the folder. */
export function parseRelease(bytes: Uint8Array, where: string): Release {
  const release = parseJson(bytes) as Release | undefined;
  const files = release?.files;
  if (!release || typeof files !== 'object' || files === null)
    throw damaged(`release.json in ${where} is damaged.`);
  let whole = 0;
  for (const [path, digest] of Object.entries(files)) {
    if (!safePath.test(path) || besides.has(path) || isBelowFile(path, files))
      throw damaged(`release.json in ${where} names ${JSON.stringify(path.slice(0, 100))}.`);
    if (!isDigest(digest))
      throw damaged(`release.json in ${where} has no digest and size of ${path}.`);
    whole += digest.size;
  }
  if (whole <= maxReleaseBytes) return release;
  throw new RegistryProblem('TOO_LARGE', `The release in ${where} is larger than 8 GB.`);
}

/** Whether a path is below another file, which cannot be a folder as well. */
function isBelowFile(path: string, files: Release['files']): boolean {
  const names = path.split('/');
  return names.some(
    (_, count) => count > 0 && Object.hasOwn(files, names.slice(0, count).join('/')),
  );
}

function isDigest(value: unknown): value is { sha256: string; size: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { sha256, size } = value as Record<string, unknown>;
  const isSize = Number.isSafeInteger(size) && (size as number) >= 0;
  return typeof sha256 === 'string' && hex.test(sha256) && isSize;
}

function damaged(message: string): RegistryProblem {
  return new RegistryProblem('DAMAGED', message);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
