import { openCache, type PrunedCache } from '@formpress/compiler';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../foundation/command.ts';
import { keptResults, whyNotKept } from './kept-folders.ts';

/** Adds the option to look at everything anew. */
export function declareCache(line: CommandLine): CommandLine {
  return line.option('--no-cache', 'ignore the results of earlier runs');
}

/** What earlier runs have kept below the folder we are called in, unless it is not wanted or cannot be. */
export function cacheOf({ options, io }: Pick<Call, 'options' | 'io'>): PrunedCache | undefined {
  if (options.cache === false) return undefined;
  const reason = whyNotKept();
  if (reason === undefined) return openCache(keptResults);
  io.error(`Results cannot be cached in ".formpress": ${reason}.\n`);
  return undefined;
}
