import { relative, resolve, sep } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { writeFiles } from '../../foundation/write-files.ts';
import { answersOf } from '../../reading/answers-of.ts';
import { namedFile } from '../../reading/named-file.ts';

/** Moves a form that was written on a drawn blank to the agency's file. */
export const bind: Command = {
  usage: 'bind <folder> <file>',
  summary: "put a form version that was written on a drawn blank on the agency's own PDF",
  declare: (line) =>
    declareCache(line)
      .option('--answer <was=is...>', 'settle fields that are not certain; is may be none')
      .option('--json', 'print what was matched as JSON')
      .option('--dry-run', 'only list, write nothing'),
  async run(call) {
    const { AnswerProblem, PaperProblem } = await import('@formpress/revision');
    try {
      return await bindVersion(call);
    } catch (problem) {
      if (!(problem instanceof PaperProblem || problem instanceof AnswerProblem)) throw problem;
      call.io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

async function bindVersion(call: Call): Promise<ExitCode> {
  const { names, options, io } = call;
  const [version = '', file = ''] = names;
  const { bind: bindForm, PaperProblem, printChanges } = await import('@formpress/revision');
  const named = await namedFile(file);
  const folder = resolve(version, '../../../..');
  const path = relative(folder, resolve(version)).split(sep).join('/');
  const workspace = openWorkspace(folder, { cache: cacheOf(call), isUnproved: true });
  const { linked } = await withProgress('Reading', io, () =>
    workspace.familyAlone(`${path}/form.yaml`),
  );
  const form = linked.find((each) => each.folder === path);
  if (!form)
    throw new PaperProblem(
      `${version} is no form version without errors. Name its folder, such as definitions/us/VA/VA101/2011.8.0.`,
    );
  const files = await workspace.files();
  const bound = bindForm({ form, files, file: named, answers: answersOf(options.answer) });
  const { same, asked } = bound.matching;
  io.out(
    options.json === true
      ? `${JSON.stringify(bound.list, null, 2)}\n`
      : `${printChanges(bound.list)}${same.length} boxes are bound, ${asked.length} are to decide.\n`,
  );
  if (options.dryRun === true) return exitCode.clean;
  writeFiles(folder, bound.files);
  if (options.json !== true)
    io.out('Next: formpress check, settle what it reports, then formpress lock.\n');
  return exitCode.clean;
}
