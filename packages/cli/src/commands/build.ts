import { toolDigest } from '@formpress/compiler';
import { cacheOf, declareCache } from '../cache-option.ts';
import type { Command } from '../command.ts';
import { compileTo } from '../compile-to.ts';
import { exitCode } from '../exit-code.ts';
import { declareReporting, isPlain, readReporting } from '../reporting.ts';
import { count } from '../say-diagnostics.ts';
import { hearing } from '../unchanged/hearing.ts';
import { look, remember } from '../unchanged/remember.ts';

/** Compiles definitions into a release. */
export const build: Command = {
  usage: 'build [folder]',
  summary: 'compile the definitions into a release',
  declare: (line) =>
    declareCache(declareReporting(line.option('--out <folder>', 'where the release goes', 'dist'))),
  async run(call) {
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const reporting = readReporting(call);
    const target = String(options.out);
    const task = { command: 'build', folder, target, colour: io.colour } as const;
    const seen = look(task);
    const heard = hearing(io);
    const way = { io, findings: heard.io, reporting, cache: cacheOf(call) };
    const built = await compileTo(folder, target, way);
    if (!built) return exitCode.problem;
    const { release, snapshot } = built;
    if (reporting.format === 'text')
      heard.io.out(`${count(release.length, 'file')} in ${target}.\n`);
    if (way.cache && isPlain(reporting))
      remember(task, seen, { ...heard.said(), snapshot, toolDigest: toolDigest() });
    return exitCode.clean;
  },
};
