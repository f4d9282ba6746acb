import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverageName, printCoverage } from '@formpress/compiler';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { readDefinitions } from '../../reading/read-definitions.ts';

/** Writes the coverage report: the forms of every place, and what is missing. */
export const coverage: Command = {
  usage: 'coverage [folder]',
  summary: `write ${coverageName}: the forms of every place, how certain they are, what is missing, and how far translations are`,
  declare: (line) => line.option('--print', 'print it instead'),
  async run({ names: [folder = 'definitions'], options, io }) {
    // The report counts missing translations, so they must not stop it.
    const read = await readDefinitions(folder, io, ['missing-translation', 'todo']);
    if (!read) return exitCode.problem;
    const text = printCoverage(read);
    const file = join(folder, coverageName);
    if (options.print === true) io.out(text);
    else {
      await writeFile(file, text);
      io.out(`${file}\n`);
    }
    return exitCode.clean;
  },
};
