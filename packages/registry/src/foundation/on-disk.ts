import { RegistryProblem } from './registry-problem.ts';

const reasons: Record<string, string | undefined> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it may not be written to',
  EMFILE: 'too many files are open',
};

/** Runs work that writes below a folder, and turns disk errors into a readable problem. */
export async function onDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined || error instanceof RegistryProblem) throw error;
    throw new RegistryProblem('DISK', `Nothing was cached in ${folder}: ${reason}.`);
  }
}
