import type { Release } from '@formpress/model';
import { RegistryProblem } from '../registry-problem.ts';

const safePath = /^(?!.*\.\.)[\w.-]+(\/[\w. -]+)*$/;
const hex = /^[0-9a-f]{64}$/;
const largestRelease = 8 * 1024 ** 3;

/** Reads a release.json that anybody may have written, and lets no path lead outside. */
export function parseRelease(bytes: Uint8Array, where: string): Release {
  const release = parseJson(bytes) as Release | undefined;
  const files = release?.files;
  if (!release || typeof files !== 'object' || files === null)
    throw damaged(`release.json in ${where} is damaged.`);
  let whole = 0;
  for (const [path, { sha256, size }] of Object.entries(files)) {
    if (!safePath.test(path) || path === 'release.json')
      throw damaged(`release.json in ${where} names ${JSON.stringify(path.slice(0, 100))}.`);
    if (!hex.test(sha256) || !Number.isSafeInteger(size) || size < 0)
      throw damaged(`release.json in ${where} has no digest and size of ${path}.`);
    whole += size;
  }
  if (whole <= largestRelease) return release;
  throw new RegistryProblem('TOO_LARGE', `The release in ${where} is larger than 8 GB.`);
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
