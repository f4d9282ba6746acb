import { type Cache, checkDefinitions, createReport } from '@formpress/compiler';
import { cacheOf, declareCache } from '../cache-option.ts';
import type { Command } from '../command.ts';
import { type ExitCode, exitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { withProgress } from '../progress.ts';
import { declareReporting, isPlain, type Reporting, readReporting } from '../reporting.ts';
import { count, sayDiagnostics } from '../say-diagnostics.ts';
import { hearing } from '../unchanged/hearing.ts';
import { look, remember } from '../unchanged/record.ts';
import { watchFolder } from '../watch-folder.ts';

/** Says everything that is wrong with a folder of definitions. */
export const check: Command = {
  usage: 'check [folder]',
  summary: 'say everything that is wrong with the definitions (folder "definitions" unless named)',
  declare: (line) =>
    declareCache(declareReporting(line)).option('--watch', 'check again after every change'),
  async run(call) {
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const way = { io, reporting: readReporting(call), cache: cacheOf(call) };
    if (options.watch !== true) return checkOnce(folder, way);
    await watchFolder(folder, io, () => checkOnce(folder, way));
    return exitCode.clean;
  },
};

type Way = { io: Io; reporting: Reporting; cache: Cache | undefined };

async function checkOnce(folder: string, { io, reporting, cache }: Way): Promise<ExitCode> {
  const task = { command: 'check', folder, colour: io.colour } as const;
  const seen = look(task);
  const heard = hearing(io);
  const report = createReport();
  const { sources, lowered } = await withProgress(`Checking ${folder}`, io, () =>
    checkDefinitions(folder, report, cache),
  );
  if (!(await sayDiagnostics(report, sources, folder, { io: heard.io, reporting })))
    return exitCode.problem;
  if (reporting.format === 'text')
    heard.io.out(`${count(lowered.forms.length, 'form version')}, nothing wrong.\n`);
  if (cache && isPlain(reporting)) remember(task, seen, heard.said());
  return exitCode.clean;
}
