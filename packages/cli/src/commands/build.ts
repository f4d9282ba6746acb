import type { Command } from '../command.ts';
import { compileTo } from '../compile-to.ts';
import { exitCode } from '../exit-code.ts';
import { count } from '../say-diagnostics.ts';

/** Compiles definitions into a release. */
export const build: Command = {
  usage: 'build [folder]',
  summary: 'compile the definitions into a release',
  declare: (line) =>
    line
      .option('--out <folder>', 'where the release goes', 'dist')
      .option('--json', 'print what was found as JSON'),
  async run({ names: [folder = 'definitions'], options, io }) {
    const target = String(options.out);
    const release = await compileTo(folder, target, { io, json: options.json === true });
    if (!release) return exitCode.problem;
    if (!options.json) io.out(`${count(release.length, 'file')} in ${target}.\n`);
    return exitCode.clean;
  },
};
