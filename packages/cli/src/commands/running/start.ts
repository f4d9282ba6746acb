import { join } from 'node:path';
import { drawPages } from '@formpress/compiler';
import { compileTo } from '../../building/compile-to.ts';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { serveRelease } from '../../serving/serve-release.ts';

/**
 * Compiles the definitions and serves them, as npm start does. Pages are drawn when they are first
 * requested, so that nobody waits for all of them.
 */
export const start: Command = {
  usage: 'start [folder]',
  summary: 'compile the definitions and serve them',
  declare: (line) =>
    declareCache(
      line.option('--out <folder>', 'where the release goes', join('.cache', 'release')),
    ),
  async run(call) {
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const target = String(options.out);
    const cache = cacheOf(call);
    const fileCount = await compileTo(folder, target, { io, cache, withoutPictures: true });
    if (fileCount === undefined) return exitCode.problem;
    return serveRelease(target, io, { drawPages: (template) => drawPages(template, cache) });
  },
};
