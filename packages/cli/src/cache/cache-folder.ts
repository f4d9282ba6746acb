import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasons } from '../releases/write-release.ts';

/** Where results are kept from run to run, below the folder we are called in. */
export const cacheFolder = join('.formpress', 'cache');

const reasonsToo: Record<string, string> = {
  ...reasons,
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
};

/** Why results cannot be cached, in words; undefined when they can. */
export function whyNotCached(): string | undefined {
  try {
    accessSync(existsSync('.formpress') ? '.formpress' : '.', constants.W_OK);
    mkdirSync(cacheFolder, { recursive: true });
    accessSync(cacheFolder, constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = reasonsToo[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    return reason;
  }
}
