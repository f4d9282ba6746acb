import { access, constants, mkdir } from 'node:fs/promises';
import { ReleaseProblem } from '../release/release-problem.ts';

const reasons: Record<string, string | undefined> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is a file, or lies below one',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a file system that is read-only',
  ENOENT: 'cannot be made',
};

/** Makes the folder of the cache, or says why nothing can be kept there. A full disk is said later. */
export async function prepareCache(cache: string): Promise<void> {
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK | constants.X_OK);
  } catch (trouble) {
    const reason = reasons[(trouble as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw trouble;
    throw new ReleaseProblem(
      'REGISTRY_DISK',
      `RELEASE_CACHE names ${cache}, which ${reason}. Name a folder that the service may write to.`,
    );
  }
}
