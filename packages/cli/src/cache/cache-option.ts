import { openCache, type PrunableCache } from '@formpress/compiler';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../foundation/command.ts';
import { cacheFolder, whyNotCached } from './cache-folder.ts';

/** Adds the option to ignore the cache. */
export function declareCache(line: CommandLine): CommandLine {
  return line.option('--no-cache', 'ignore the results of earlier runs');
}

/** Opens the cache in the current folder, unless it is turned off or cannot be used. */
export function cacheOf({ options, io }: Pick<Call, 'options' | 'io'>): PrunableCache | undefined {
  if (options.cache === false) return undefined;
  const reason = whyNotCached();
  if (reason === undefined) return openCache(cacheFolder);
  io.error(`Results cannot be cached in ".formpress": ${reason}.\n`);
  return undefined;
}
