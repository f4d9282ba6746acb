import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskErrorReasons } from '../releases/write-release.ts';

/** The cache folder, relative to the current folder. */
export const cacheFolder = join('.formpress', 'cache');

const reasonsToo: Record<string, string> = {
  ...diskErrorReasons,
  EEXIST: 'a file has this name',
  ENOTDIR: 'a file has this name',
};

/** Why results cannot be cached; undefined when they can. */
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
