import { join } from 'node:path';
import { drawPages, pageStore } from '@formpress/compiler';
import { cacheOf, declareCache } from '../cache-option.ts';
import type { Command } from '../command.ts';
import { compileTo } from '../compile-to.ts';
import { exitCode } from '../exit-code.ts';
import { keptPages } from '../kept-folders.ts';
import { serveRelease } from '../serve-release.ts';

/**
 * Compiles the definitions and serves them: what npm start does. Pages are drawn when they are first
 * asked for, because nobody should wait for all of them.
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
    const release = await compileTo(folder, target, { io, cache, hasLatePictures: true });
    if (!release) return exitCode.problem;
    const store = cache && pageStore(keptPages);
    return serveRelease(target, io, { drawPages: (template) => drawPages(template, store) });
  },
};
