import { compileTo } from '../../building/compile-to.ts';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import { declareReporting, readReporting } from '../../findings/reporting.ts';
import type { Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { optimizeLater } from '../../foundation/optimize-later.ts';

/** Compiles definitions into a release. */
export const build: Command = {
  usage: 'build [folder]',
  summary: 'compile the definitions into a release',
  declare: (line) =>
    declareCache(
      declareReporting(
        line
          .option('--out <folder>', 'where the release goes', 'dist')
          .option('--channel <name>', 'refuse a release without a language that the channel needs'),
      ),
    ),
  async run(call) {
    optimizeLater();
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const reporting = readReporting(call);
    const target = String(options.out);
    const channel = options.channel === undefined ? undefined : String(options.channel);
    const asked = { io, reporting, cache: cacheOf(call), channel };
    const fileCount = await compileTo(folder, target, asked);
    if (fileCount === undefined) return exitCode.problem;
    if (reporting.format === 'text') io.out(`${count(fileCount, 'file')} in ${target}.\n`);
    return exitCode.clean;
  },
};
