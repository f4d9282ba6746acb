import { join } from 'node:path';

/** Where results are kept from run to run, below the folder we are called in. */
export const keptResults = join('.formpress', 'cache');

/** Where pictures of pages are kept from build to build, below the folder we are called in. */
export const keptPages = join('.formpress', 'pages');
