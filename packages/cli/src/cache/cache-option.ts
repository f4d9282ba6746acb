import { openCache, type PrunedCache } from '@formpress/compiler';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../foundation/command.ts';
import { cacheFolder, whyNotCached } from './cache-folder.ts';

/** Adds the option to look at everything anew. */
export function declareCache(line: CommandLine): CommandLine {
  return line.option('--no-cache', 'ignore the results of earlier runs');
}

/** What earlier runs have kept below the folder we are called in, unless it is not wanted or cannot be. */
export function cacheOf({ options, io }: Pick<Call, 'options' | 'io'>): PrunedCache | undefined {
  if (options.cache === false) return undefined;
  const reason = whyNotCached();
  if (reason === undefined) return openCache(cacheFolder);
  io.error(`Results cannot be cached in ".formpress": ${reason}.\n`);
  return undefined;
}
