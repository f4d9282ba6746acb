import {
  createReport,
  type Diagnostic,
  openWorkspace,
  printUnverified,
  type Workspace,
} from '@formpress/compiler';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import { printDiagnostics } from '../../findings/print-diagnostics.ts';
import { declareReporting, type Reporting, readReporting } from '../../findings/reporting.ts';
import type { Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import type { Io } from '../../foundation/io.ts';
import { optimizeLater } from '../../foundation/optimize-later.ts';
import { withProgress } from '../../foundation/progress.ts';
import { foldersOfForm } from '../../reading/folders-of-form.ts';
import { threadsWith } from '../../threads/threads-with.ts';

/** Reports everything that is wrong with a folder of definitions. */
export const check: Command = {
  usage: 'check [folder]',
  summary:
    'report everything that is wrong with the definitions (folder: "definitions" by default)',
  declare: (line) =>
    declareCache(declareReporting(line))
      .option('--watch', 'check again after every change')
      .option('--fix', 'mend what needs no decision, then check')
      .option('--fix-dry-run', 'print what --fix would change, as a unified diff')
      .option('--form <id>', 'check one form and what is based on it, without the whole release')
      .option('--pictures <folder>', 'write a picture of each value that is hard to see')
      .option('--unverified', 'also list what is not verified by a source'),
  async run(call) {
    optimizeLater();
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const cache = cacheOf(call);
    const workspace = openWorkspace(folder, { cache, startThread: threadsWith(cache) });
    if (options.fixDryRun === true) return showFixes(workspace, folder, io);
    if (options.fix === true) await fixAll(workspace, folder, io);
    const isListed = options.unverified === true;
    const asked = {
      folder,
      io,
      reporting: readReporting(call),
      isListed,
      pictures: options.pictures as string | undefined,
    };
    if (typeof options.form === 'string') return checkForm(workspace, options.form, asked);
    if (options.watch !== true) return checkOnce(workspace, asked);
    const { watchFolder } = await import('../../building/watch-folder.ts');
    await watchFolder(folder, io, () => checkOnce(workspace, asked));
    return exitCode.clean;
  },
};

async function showFixes(workspace: Workspace, folder: string, io: Io): Promise<ExitCode> {
  const { report, sources } = await workspace.check();
  const { diffOf, safeFixes } = await import('../../findings/fix-findings.ts');
  io.out(await diffOf(safeFixes(report.diagnostics, sources), folder));
  return exitCode.clean;
}

/** Applies fixes until none is left, because a fix may reveal another finding. */
async function fixAll(workspace: Workspace, folder: string, io: Io): Promise<void> {
  const { safeFixes, writeFixes } = await import('../../findings/fix-findings.ts');
  for (let round = 0; round < mostRounds; round += 1) {
    const { report, sources } = await workspace.check();
    const fixed = safeFixes(report.diagnostics, sources);
    if (fixed.applied.length === 0) return;
    await writeFixes(fixed, folder, io);
  }
}

/** A limit on rounds: a fix that does not remove its finding would repeat for ever. */
const mostRounds = 10;

/** The arguments of a check. */
type Asked = {
  folder: string;
  io: Io;
  reporting: Reporting;
  /** Whether to list what is not verified by a source. */
  isListed: boolean;
  /** The folder for pictures, if they are wanted. */
  pictures: string | undefined;
};

async function checkOnce(workspace: Workspace, asked: Asked): Promise<ExitCode> {
  const { folder, io, reporting, isListed } = asked;
  const { report, sources, formCount } = await withProgress(`Checking ${folder}`, io, () =>
    workspace.check(),
  );
  await drawFindings(workspace, report.diagnostics, asked);
  if (!(await printDiagnostics(report, sources, folder, { io, reporting })))
    return exitCode.problem;
  if (reporting.format !== 'text') return exitCode.clean;
  io.out(`${count(formCount, 'form version')}, ${verdictOn(report.diagnostics)}.\n`);
  if (isListed) io.out(printUnverified(await workspace.definitions()));
  return exitCode.clean;
}

/** The verdict on findings without errors: "nothing wrong" only when there are no open warnings either. */
function verdictOn(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(({ accepted }) => accepted === undefined) ? 'no errors' : 'nothing wrong';
}

/** Checks one family of forms, without the checks of the whole release. */
async function checkForm(workspace: Workspace, id: string, asked: Asked): Promise<ExitCode> {
  const { folder, io, reporting } = asked;
  const sources = await workspace.files();
  const folders = foldersOfForm(sources, id, io);
  if (!folders) return exitCode.problem;
  const { findings, formCount } = await withProgress(`Checking ${id}`, io, () =>
    workspace.checkFamilyAlone(`${folders[0]}/form.yaml`),
  );
  const report = createReport();
  for (const finding of findings) report(finding);
  await drawFindings(workspace, findings, asked);
  if (!(await printDiagnostics(report, sources, folder, { io, reporting })))
    return exitCode.problem;
  if (reporting.format !== 'text') return exitCode.clean;
  io.out(
    `${count(formCount, 'form version')}, ${verdictOn(findings)}. The whole release was not checked.\n`,
  );
  return exitCode.clean;
}

/** Draws the boxes that findings are about, with --pictures. The code that draws is slow to load. */
async function drawFindings(
  workspace: Workspace,
  findings: readonly Diagnostic[],
  { pictures, io }: Asked,
): Promise<void> {
  if (pictures === undefined) return;
  const { writePictures } = await import('../../findings/write-pictures.ts');
  await writePictures(workspace, findings, pictures, io);
}
