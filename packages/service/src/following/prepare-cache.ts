import { access, constants, mkdir } from 'node:fs/promises';
import { ReleaseProblem } from '../release/release-problem.ts';

const reasons: Record<string, string | undefined> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is a file, or is below one',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a read-only file system',
  ENOENT: 'cannot be created',
};

/** Creates the folder of the cache, or throws a problem. A full disk is reported later. */
export async function prepareCache(cache: string): Promise<void> {
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new ReleaseProblem(
      'REGISTRY_DISK',
      `RELEASE_CACHE names ${cache}, which ${reason}. Name a folder that the service may write to.`,
    );
  }
}
