import { readFile } from 'node:fs/promises';
import { inspect, type PdfField, PdfProblem } from '@formpress/pdf';
import type { Command } from '../command.ts';
import { exitCode } from '../exit-code.ts';

/** Lists the fields of a PDF. */
export const fields: Command = {
  usage: 'fields <file>',
  summary: 'list the fields of a PDF',
  declare: (line) => line.option('--json', 'print every property as JSON'),
  async run({ names: [file = ''], options, io }) {
    const bytes = await readFile(file).catch((trouble: NodeJS.ErrnoException) => trouble);
    if (!(bytes instanceof Uint8Array)) {
      const why =
        bytes.code === 'ENOENT' ? `There is no file "${file}".` : `"${file}" cannot be read.`;
      io.error(`${why}\n`);
      return exitCode.problem;
    }
    try {
      const inspection = inspect(bytes);
      io.out(options.json ? `${JSON.stringify(inspection, null, 2)}\n` : table(inspection.fields));
      return exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof PdfProblem)) throw problem;
      io.error(`${file}: ${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

function table(list: PdfField[]): string {
  const rows = list.map((field) => [
    String(field.page),
    field.type,
    field.maxLength === undefined ? '' : String(field.maxLength),
    field.states.join(', '),
    field.box.map((each) => Math.round(each)).join(' '),
    field.name,
  ]);
  const head = ['page', 'type', 'length', 'states', 'box', 'name'];
  const widths = head.map((word, index) =>
    Math.max(word.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[head, ...rows].map(line).join('\n')}\n`;
}
