import { join } from 'node:path';
import type { Command } from '../command.ts';
import { compileTo } from '../compile-to.ts';
import { exitCode } from '../exit-code.ts';
import { serveRelease } from '../serve-release.ts';

/** Compiles the definitions and serves them: what npm start does. */
export const start: Command = {
  usage: 'start [folder]',
  summary: 'compile the definitions and serve them',
  declare: (line) =>
    line.option('--out <folder>', 'where the release goes', join('.cache', 'release')),
  async run({ names: [folder = 'definitions'], options, io }) {
    const target = String(options.out);
    const release = await compileTo(folder, target, { io });
    return release ? serveRelease(target, io) : exitCode.problem;
  },
};
