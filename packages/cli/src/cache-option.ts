import { type Cache, openCache } from '@formpress/compiler';
import type { Command as CommandLine } from 'commander';
import type { Call } from './command.ts';
import { keptResults } from './kept-folders.ts';

/** Adds the option to look at everything anew. */
export function declareCache(line: CommandLine): CommandLine {
  return line.option('--no-cache', 'look at everything anew, whatever earlier runs have kept');
}

/** What earlier runs have kept below the folder we are called in, unless it is not wanted. */
export function cacheOf({ options }: Pick<Call, 'options'>): Cache | undefined {
  return options.cache === false ? undefined : openCache(keptResults);
}
