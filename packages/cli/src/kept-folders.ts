import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptRecords } from './unchanged/record.ts';
import { reasons } from './write-release.ts';

/** Where results are kept from run to run, below the folder we are called in. */
export const keptResults = join('.formpress', 'cache');

/** Where pictures of pages are kept from build to build, below the folder we are called in. */
export const keptPages = join('.formpress', 'pages');

const reasonsToo: Record<string, string> = {
  ...reasons,
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
};

/** Why nothing can be kept, in words; nothing where it can. */
export function whyNotKept(): string | undefined {
  try {
    accessSync(existsSync('.formpress') ? '.formpress' : '.', constants.W_OK);
    for (const folder of [keptResults, keptPages, keptRecords]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
    return undefined;
  } catch (trouble) {
    const reason = reasonsToo[(trouble as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw trouble;
    return reason;
  }
}
