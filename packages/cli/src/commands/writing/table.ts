import { createReport, lowerDefinitions, printTable, tableOf } from '@formpress/compiler';
import { printDiagnostics } from '../../findings/print-diagnostics.ts';
import { plainReporting } from '../../findings/reporting.ts';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';

/** Prints who gets which form, for every home and place of work. */
export const table: Command = {
  usage: 'table [folder]',
  summary: 'print who gets which form, for every home and place of work; * marks recommended forms',
  declare: (line) => line.option('--json', 'print every home and place of work as JSON'),
  async run({ names: [folder = 'definitions'], options, io }) {
    const report = createReport();
    const { sources, lowered } = await withProgress(`Reading ${folder}`, io, () =>
      lowerDefinitions(folder, report),
    );
    if (report.hasErrors) {
      const format = options.json === true ? 'json' : 'text';
      await printDiagnostics(report, sources, folder, {
        io,
        reporting: { ...plainReporting, format },
      });
      return exitCode.problem;
    }
    const found = tableOf(lowered.localities);
    io.out(options.json ? `${JSON.stringify(found, null, 2)}\n` : printTable(found));
    return exitCode.clean;
  },
};
