import {
  type Cache,
  checkDefinitions,
  createReport,
  keepSnapshot,
  printUnverified,
  toolDigest,
} from '@formpress/compiler';
import { cacheOf, declareCache } from '../cache-option.ts';
import type { Command } from '../command.ts';
import { type ExitCode, exitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { withProgress } from '../progress.ts';
import { declareReporting, isPlain, type Reporting, readReporting } from '../reporting.ts';
import { count, sayDiagnostics } from '../say-diagnostics.ts';
import { hearing } from '../unchanged/hearing.ts';
import { look, remember } from '../unchanged/remember.ts';
import { watchFolder } from '../watch-folder.ts';

/** Says everything that is wrong with a folder of definitions. */
export const check: Command = {
  usage: 'check [folder]',
  summary: 'say everything that is wrong with the definitions (folder "definitions" unless named)',
  declare: (line) =>
    declareCache(declareReporting(line))
      .option('--watch', 'check again after every change')
      .option('--unverified', 'also list what was read in no source'),
  async run(call) {
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const isListed = options.unverified === true;
    const way = { io, reporting: readReporting(call), cache: cacheOf(call), isListed };
    if (options.watch !== true) return checkOnce(folder, way);
    await watchFolder(folder, io, () => checkOnce(folder, way));
    return exitCode.clean;
  },
};

type Way = {
  io: Io;
  reporting: Reporting;
  cache: Cache | undefined;
  /** Whether to list what was read in no source. */
  isListed: boolean;
};

async function checkOnce(folder: string, way: Way): Promise<ExitCode> {
  const { io, reporting, cache, isListed } = way;
  const task = { command: 'check', folder, colour: io.colour } as const;
  const seen = look(task);
  const heard = hearing(io);
  const report = createReport();
  const compiled = await withProgress(`Checking ${folder}`, io, () =>
    checkDefinitions(folder, report, cache),
  );
  const { sources, lowered } = compiled;
  if (!(await sayDiagnostics(report, sources, folder, { io: heard.io, reporting })))
    return exitCode.problem;
  if (reporting.format === 'text')
    heard.io.out(`${count(lowered.forms.length, 'form version')}, nothing wrong.\n`);
  if (isListed && reporting.format === 'text') io.out(printUnverified(lowered));
  if (cache && isPlain(reporting) && !isListed) {
    const snapshot = keepSnapshot(compiled, report.diagnostics, cache);
    remember(task, seen, { ...heard.said(), snapshot, toolDigest: toolDigest() });
  }
  return exitCode.clean;
}
