import { checkDefinitions, createReport } from '@formpress/compiler';
import type { Command } from '../command.ts';
import { exitCode } from '../exit-code.ts';
import { withProgress } from '../progress.ts';
import { count, sayDiagnostics } from '../say-diagnostics.ts';

/** Says everything that is wrong with a folder of definitions. */
export const check: Command = {
  usage: 'check [folder]',
  summary: 'say everything that is wrong with the definitions (folder "definitions" unless named)',
  declare: (line) => line.option('--json', 'print what was found as JSON'),
  async run({ names: [folder = 'definitions'], options, io }) {
    const report = createReport();
    const { sources, lowered } = await withProgress(`Checking ${folder}`, io, () =>
      checkDefinitions(folder, report),
    );
    sayDiagnostics(report, sources, folder, { io, json: options.json === true });
    if (report.hasErrors) return exitCode.problem;
    if (!options.json) io.out(`${count(lowered.forms.length, 'form version')}, nothing wrong.\n`);
    return exitCode.clean;
  },
};
